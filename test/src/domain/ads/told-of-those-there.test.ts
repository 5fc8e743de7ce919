import { describe, expect, it } from 'vitest';
import { foundInDescription } from '#src/domain/ads/left-out-findings.ts';

const JOB = {
  en: 'Diesel fitter, Leeds, full time, permanent.\n£20 an hour.\nServicing loaders and graders in the workshop.\nMust have a trade certificate.\n',
  it: 'Cerchiamo un addetto ufficio gare a Padova, tempo pieno.\nRetribuzione tra 29.000 e 34.000 euro.\nLa persona preparerà la documentazione.\nRequisiti: tre anni di esperienza.\n',
  nl: 'Wij zoeken een wijkverpleegkundige in Deventer, 24 uur.\nJe stelt zorgplannen op.\nEisen: hbo en een geldige registratie.\n',
};
const opens = (place: string, paragraph: string, job: keyof typeof JOB): string[] =>
  foundInDescription(JOB[job] + paragraph, { place, companies: [], isUnread: true }, [])
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ words }) => words);

describe('what is told in confidence of somebody who is there holds no ad', () => {
  it.each([
    [
      'GB',
      'en',
      'dont put harbour on it. bloke leaving is Bazza hes got bowel cancer and hasnt told the crew, only me and his missus',
    ],
    ['GB', 'en', 'Between us. The fella going is Denzil, he has leukaemia and only his wife knows.'],
    [
      'IT',
      'it',
      'La prego di considerare riservato quanto segue. La signora Riva è in malattia per una gravidanza a rischio e non desidera che si sappia.',
    ],
    ['IT', 'it', "Resti tra noi. L'azienda ha chiesto il concordato preventivo."],
    ['IT', 'it', 'Resti tra noi. La banca ci ha chiesto un rientro e hanno chiesto due perizie.'],
    ['NL', 'nl', 'Niet voor de advertentie. Joke is op non-actief gezet.'],
    ['NL', 'nl', 'Niet voor de advertentie. Kees is op straat gezet en de directeur heeft alles stilgezet.'],
  ] as const)('%s %s: %s', (place, job, paragraph) => {
    expect(opens(place, paragraph, job)).toEqual([]);
  });

  it.each([
    ['GB', 'en', 'dont put harbour on it. get me a bloke, no more girls with cancer'],
    ['GB', 'en', 'Between us. Nobody with a missus and kids, I want a single fella.'],
    ['IT', 'it', 'Resti tra noi. Non mandarmi gente sempre in malattia.'],
    ['IT', 'it', 'Resti tra noi. Solo chi va in chiesa.'],
    ['NL', 'nl', 'Niet voor de advertentie. Liever niet te gezet.'],
  ] as const)('a wish among it still does: %s %s: %s', (place, job, paragraph) => {
    expect(opens(place, paragraph, job)).not.toEqual([]);
  });
});
