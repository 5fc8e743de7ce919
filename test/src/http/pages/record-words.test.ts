import { expect, it } from 'vitest';
import * as z from 'zod';
import { catalogue } from '#actions/catalogue.ts';
import { APPLICATION } from '#src/domain/applications/schema.ts';
import { CANDIDATE } from '#src/domain/candidates/schema.ts';
import { CONTACT } from '#src/domain/clients/contacts-schema.ts';
import { CLIENT } from '#src/domain/clients/schema.ts';
import { INTERVIEW } from '#src/domain/interviews/schema.ts';
import { JOB } from '#src/domain/jobs/schema.ts';
import { PLACEMENT } from '#src/domain/placements/schema.ts';
import { column, record } from '#src/domain/record/index.ts';
import { declaredWords } from '#src/domain/record/words.ts';
import { SUBMISSION } from '#src/domain/submissions/schema.ts';
import { CATALOGUES } from '#src/http/language/text.ts';
import { changeText, fieldText } from '#src/http/pages/record/wording.ts';
import { LANGUAGES, speaking } from '#src/lib/reader-language.ts';

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Every name of a field and every value of a fixed list in what an action returns, at any depth. */
function namedBy(action: string): { fields: string[]; values: string[] } {
  const output = catalogue.get(action)?.output;
  if (output === undefined) throw new Error(`no action ${action}`);
  const root: Schema = z.toJSONSchema(output, { unrepresentable: 'any', io: 'output' }) as Schema;
  const fields: string[] = [];
  const values: string[] = [];
  const walk = (schema: Schema): void => {
    const target = schema.$ref === undefined ? schema : root.$defs?.[schema.$ref.split('/').at(-1) ?? ''];
    if (target === undefined) return;
    values.push(...(target.enum ?? []).filter((value) => typeof value === 'string'));
    for (const [name, member] of Object.entries(target.properties ?? {})) {
      fields.push(name);
      // Counts by stage are no part of the page, and stages have names of their own.
      if (!['stats', 'stage', 'previous_stage', 'source'].includes(name)) walk(member);
    }
    for (const member of [...(target.anyOf ?? []), ...(target.items ? [target.items] : [])]) walk(member);
  };
  walk(root);
  return { fields, values };
}

const PAGES = ['candidate', 'job', 'client', 'application', 'placement'].map((kind) =>
  namedBy(`get_${kind}`),
);
const TIMELINES = [CANDIDATE, JOB, CLIENT, APPLICATION, PLACEMENT, CONTACT, INTERVIEW, SUBMISSION];
// Never shown: what the title says, or programs alone need.
const UNSHOWN = ['id'];

it.each(LANGUAGES)(
  'every field that the page or the timeline of a record can name has words in %s',
  (language) => {
    const named = [
      ...PAGES.flatMap(({ fields }) => fields),
      ...TIMELINES.flatMap((record) => Object.keys(record.shape)),
    ];
    const inDeclarations = [...declaredWords()].map(([field, words]) => [field, words[language]]);
    const words: Record<string, string> = {
      ...Object.fromEntries(inDeclarations),
      ...CATALOGUES[language].fields,
    };
    expect(
      [...new Set(named)].filter((field) => !UNSHOWN.includes(field) && !Object.hasOwn(words, field)),
    ).toEqual([]);
    expect(Object.values(words).filter((said) => /_|\bids?\b|\bdna\b|enrichment|\bgp\b/i.test(said))).toEqual(
      [],
    );
  },
);

it.each(LANGUAGES)('every value of a fixed list on the page of a record has words in %s', (language) => {
  const words = {
    ...CATALOGUES[language].values,
    pending: '',
    read: '',
    failed: '',
    building: '',
    met: '',
    partial: '',
    missing: '',
    unknown: '',
  };
  const values = new Set(PAGES.flatMap((page) => page.values));
  expect([...values].filter((value) => !Object.hasOwn(words, value))).toEqual([]);
});

it('leaves out the names of fields that have no words, and leaves what people wrote as it is', () => {
  const line = 'Updated marketplace intro Site Lead: owner share percent';
  expect(changeText(line, ['owner_share_percent'])).toEqual({
    what: 'Marketplace intro Site Lead changed',
    english: false,
  });
  expect(changeText('Rang them: dna status', [])).toEqual({ what: 'Rang them: dna status', english: true });
});

it('calls a field by the words of its declaration, alone and in what happened', () => {
  const words = { en: 'people wanted', de: 'gesuchte Personen', fr: 'personnes recherchées' };
  record('job', 'jobs', { wanted_people: column(z.nullable(z.int()), { words }) });
  expect(LANGUAGES.map((language) => speaking(language, () => fieldText('wanted_people')))).toEqual(
    Object.values(words),
  );
  const line = 'Updated job Site Lead: people wanted';
  expect(speaking('de', () => changeText(line, ['wanted_people'])).what).toContain('gesuchte Personen');
});
