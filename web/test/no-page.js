// Drawings are made without a page here; the library only asks for one when it is brought in.
Object.assign(globalThis, { document: { createComment: () => null, createTreeWalker: () => null } });
