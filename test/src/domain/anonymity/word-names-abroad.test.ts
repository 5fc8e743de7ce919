import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string) => identityOf({ candidate: { ...splitName(name), experience: [], education: [] } });

it.each([
  ['Prudence Vasseur', 'Prudence gère les flux depuis dix ans.', 'Prudence'],
  ['Storm Verhagen', 'Storm zit al elf jaar op de kraan.', 'Storm'],
  ['Wolfram Sommer', 'Sommer fährt die Anlage seit zehn Jahren.', 'Sommer'],
  ['Serena Leone', 'Serena segue la qualità dei fornitori.', 'Serena'],
  ['Paz Guerra', 'La ingeniera Paz busca turno de mañana.', 'Paz'],
])('a name that is a word of the language goes where it acts: %s, %s', (name, text, said) => {
  expect(scrub(text, of(name)).text).not.toContain(said);
});

it.each([
  ['Prudence Vasseur', 'La prudence est de mise pour la date.'],
  ['Storm Verhagen', 'Bij storm of mist blijft de kraan staan.'],
  ['Wolfram Sommer', 'Im Sommer sind drei Wochen Urlaub geplant.'],
  [
    'Serena Leone',
    'Una persona serena, dicono tutti nel reparto, anche a fine mese quando le consegne sono molte.',
  ],
  ['Paz Guerra', 'Da guerra con los precios y busca los fines de semana en paz.'],
])('and stays where it is the word: %s, %s', (name, text) => {
  expect(scrub(text, of(name)).text).toBe(text);
});

it('at first_name a handle behind its network goes, and a word there stays', () => {
  const identity = of('Salvador Guerra');
  expect(firstNameOnly('Salvador, en LinkedIn es salvaguerra-log.', identity).text).not.toContain('guerra');
  expect(firstNameOnly('LinkedIn is up-to-date.', identity).text).toBe('LinkedIn is up-to-date.');
});
