import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employer = 'Wincanton', label?: string) =>
  identityOf({
    ...(label === undefined ? {} : { label }),
    candidate: { ...splitName(name), experience: [{ title: 'Fitter', employer }], education: [] },
  });

it.each([
  ['He writes as billontrains on Substack.', 'billontrains'],
  ['Jonah posts as overwater on Mastodon.', 'overwater'],
  ['She sells as PaperAndThread on Etsy.', 'PaperAndThread'],
  ['He streams as “nightheron” on Floatplane.', 'nightheron'],
  ['He posts on Bluesky as overwater.', 'overwater'],
  ['On Twitch he streams as overwater.', 'overwater'],
  ['Jonah schreibt als moorgeist auf Substack.', 'moorgeist'],
  ['Jonah écrit sous eaudouce sur Substack.', 'eaudouce'],
])(
  'an account by which somebody shows their work goes at both levels, whatever it looks like: %s',
  (text, account) => {
    for (const redact of [scrub, firstNameOnly]) {
      const said = redact(text, of('Jonah Hale')).text;
      expect(said).not.toContain(account);
      expect(said).toContain('[handle removed]');
    }
  },
);

it.each([
  'She writes as editor on Medium.',
  'He posts as often on LinkedIn as before.',
  'She plays as usual on Fridays.',
])('what somebody is, or how often, is no account: %s', (text) => {
  expect(firstNameOnly(text, of('Jonah Hale')).text).toBe(text);
});
