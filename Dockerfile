# One static binary in an otherwise empty image. Both bases are arguments, so that a mirror or a
# base of one's own can stand in for them.
ARG BUILD_BASE=rust:1.95.0-bookworm
ARG RUN_BASE=scratch

FROM ${BUILD_BASE} AS build
WORKDIR /src
COPY . .
# A target of its own keeps the static C library out of what runs inside the compiler.
RUN target="$(rustc --print host-tuple)" \
    && RUSTFLAGS="-C target-feature=+crt-static" \
       cargo build --release --locked --package flagon --bin flagon --target "$target" \
    && mkdir -p /out/data /out/tmp \
    && cp "target/$target/release/flagon" /out/flagon

FROM ${RUN_BASE}
COPY --from=build /out/flagon /flagon
# A new named volume takes its owner from these folders.
COPY --from=build --chown=10001:10001 /out/data /data
COPY --from=build --chown=10001:10001 /out/tmp /tmp
USER 10001:10001
ENV FLAGON_LISTEN=0.0.0.0:8080 \
    FLAGON_DATA=/data
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
    CMD ["/flagon", "healthcheck"]
ENTRYPOINT ["/flagon"]
CMD ["serve"]
