import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';

const who = identityOf({ candidate: { name: 'Ana Petrova', experience: [], education: [] } });

it.each([
  ['Pseudo sur le forum: ana_lind.', 'ana_lind'],
  ['Nick im Forum: weld_queen7.', 'weld_queen7'],
  ['Username on the crane board: jib.kestrel', 'jib.kestrel'],
  ['Goes as tigline_ana on the welders board.', 'tigline_ana'],
  ['Known among climbers as slab_otter.', 'slab_otter'],
  ['Package maintainer apl_tools, four releases.', 'apl_tools'],
  ['Usuario: forja_lenta9, escribe poco.', 'forja_lenta9'],
  ['Ник на форуме: dima_k9.', 'dima_k9'],
  ['昵称:ana_lind88，很少发帖。', 'ana_lind88'],
  ['She streams lathe work, ms.torch on the boards.', 'ms.torch'],
  ['Twitch petro_weld is hers.', 'petro_weld'],
])('an account goes at either level where the words tell of one: %s', (text, account) => {
  expect(firstNameOnly(text, who).text).not.toContain(account);
  expect(scrub(text, who).text).not.toContain(account);
});

it.each([
  'Known on site as a safe pair of hands.',
  'Posts 40 invoices a day as a rule.',
  'Her alias in the ledger is the cost code.',
  'Signs off drawings under level 2 authority.',
])('what is no account stays: %s', (text) => {
  expect(firstNameOnly(text, who).text).toBe(text);
});

it('an account in a bracket behind the name leaves the bracket whole', () => {
  const marek = identityOf({ candidate: { name: 'Marek Dvorak', experience: [], education: [] } });
  const text = 'Dvorak (Marek, ms.kiln on the forums) blows and cuts.';
  expect(scrub(text, marek).text).toBe(
    'The candidate (the candidate, [handle removed] on the forums) blows and cuts.',
  );
});

it('the beginning of a given name with the letter of the surname goes', () => {
  const ifeoma = identityOf({ candidate: { name: 'Thaddeus Kelling', experience: [], education: [] } });
  expect(scrub('Thad K. is first on the list.', ifeoma).text).toBe('The candidate is first on the list.');
  expect(firstNameOnly('Thads K. is first.', ifeoma).text).not.toContain('K.');
  expect(scrub('Stored in Bay K. Bring it.', ifeoma).text).toBe('Stored in Bay K. Bring it.');
});
