import { expect, it } from 'vitest';
import { docxOf } from '#test/harness/cv/docx-layouts.ts';
import { importFiles } from '#test/harness/cv/imports.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { openPoolDesk } from '#test/harness/pools.ts';

const pools = openPoolDesk();

it('matches people who come with an import, unless it was told to match no pools', async () => {
  const [quiet, open] = sheets(2) as [Sheet, Sheet];
  const made = [];
  for (const skill of new Set([...quiet.truth.skills, ...open.truth.skills]))
    made.push(await pools.pool({ eligibility: `People who know ${skill}`, auto_add_enabled: true }));
  const bring = async (sheet: Sheet, match_pools: boolean) => {
    const bytes = await docxOf(sheet, 'headings, dates behind a tab');
    await importFiles(pools.running(), pools.desk(), [{ filename: 'cv.docx', bytes }], { match_pools });
  };
  await bring(quiet, false);
  await bring(open, true);
  await pools.running().service.jobs.runDue();
  const found = await pools.api().get('/candidates?limit=100');
  expect(found.body.data).toHaveLength(2);
  const members = (await Promise.all(made.map(({ id }) => pools.members(id)))).flat();
  expect(new Set(members.map(({ candidate }) => candidate.email))).toEqual(new Set([open.truth.email]));
}, 30_000);
