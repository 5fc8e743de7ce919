import { measureAccounts } from './accounts.ts';
import { measureAgainst } from './against.ts';
import { measureAuth } from './auth.ts';
import { measureBatch } from './batch.ts';
import { measureBatchOnPostgres } from './batch-postgres.ts';
import { measureBriefs } from './briefs.ts';
import { measureCv } from './cv.ts';
import { measureDesk } from './desk.ts';
import { measureGrowth } from './growth.ts';
import { measureHandOver } from './hand-over.ts';
import { measureHttp } from './http.ts';
import { measureImports } from './imports.ts';
import { measureMail } from './mail.ts';
import { measureMcp } from './mcp.ts';
import { line, type Ratio } from './ratio.ts';
import { measureRefusals } from './refusals.ts';
import { measureReports } from './reports.ts';
import { measureSearch } from './search.ts';
import { measureStart } from './start.ts';
import { measureStores } from './stores.ts';
import { measureWebhooks } from './webhooks.ts';

/** Each group of measurements by name; `npm run bench -- http` runs one, `npm run bench -- against <revision>` compares with that. */
const groups: Record<string, () => Promise<Ratio[]>> = {
  accounts: measureAccounts,
  auth: measureAuth,
  batch: measureBatch,
  'batch-postgres': measureBatchOnPostgres,
  briefs: measureBriefs,
  cv: measureCv,
  desk: measureDesk,
  growth: measureGrowth,
  'hand-over': measureHandOver,
  http: measureHttp,
  imports: measureImports,
  mail: measureMail,
  mcp: measureMcp,
  refusals: measureRefusals,
  reports: measureReports,
  search: measureSearch,
  start: measureStart,
  stores: measureStores,
  webhooks: measureWebhooks,
};

const chosen = process.argv.slice(2);
if (chosen[0] === 'against') {
  const [, revision = 'HEAD', ...parts] = chosen;
  for (const ratio of await measureAgainst(revision, parts)) console.log(line(ratio));
  process.exit();
}
for (const [name, measure] of Object.entries(groups)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const ratio of await measure()) console.log(line(ratio));
}
