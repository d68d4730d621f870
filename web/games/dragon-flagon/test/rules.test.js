import { keepsLedger } from '../../../test/ledger.js';
import english from '../texts/en.js';
import rules from '../texts/en-rules.js';
import { rule } from '../words.js';
import { t } from './table.js';

keepsLedger({
  sources: new URL('../../../../shared/dragon-flagon/src/', import.meta.url),
  sent: /"(DF-[A-Z]+-\d+|[A-Z]{2}-\d+)"/g,
  least: 20,
  rules,
  english,
  long: 'DF-FLOW-09',
  rule,
  t,
});
