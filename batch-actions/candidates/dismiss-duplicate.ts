import * as z from 'zod';
import { defineWrite } from '#src/action/define.ts';
import { dismissDuplicate, reopenDuplicate } from '#src/domain/duplicates/index.ts';
import { DuplicatePair } from '#src/domain/duplicates/schema.ts';
import { id } from '#src/lib/ids.ts';

export const dismissDuplicateAction = defineWrite({
  name: 'dismiss_duplicate',
  title: 'Dismiss a possible duplicate',
  titleIn: { de: 'Mögliche Dublette verwerfen', fr: 'Écarter un doublon possible' },
  description:
    'Say that the two candidates of a pair are two people: list_duplicates leaves the pair out from now on, even when ' +
    'their records change. Nothing else changes. The pair_id comes from list_duplicates.',
  phrasings:
    'they are different people; not the same man; leave those two apart; that match is wrong they only share a name; stop showing me that pair; not a duplicate; they just have the same name; ignore that match; stop suggesting that pair; these are brothers, not the same person; they are two different people; leave both, they only share a name; stop suggesting these two are the same; same name but different people; twins not one person',
  scope: 'candidates:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: false, reversible: true },
  synonyms: ['not the same person', 'two different people'],
  input: z.object({ pair_id: id('duplicate_pair') }),
  output: DuplicatePair,
  run: (ctx, { pair_id }) => dismissDuplicate(ctx, pair_id),
  subject: (pair) => pair.id,
  undo: async (ctx, { input, changes }) => {
    if (changes.length > 0) await reopenDuplicate(ctx, input.pair_id);
    return { outcome: 'done' };
  },
});
