import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const scrubbed = (name: string, text: string): string =>
  scrub(text, identityOf({ candidate: splitName(name) })).text;

it.each([
  ['Anna Berg', 'Annas Chef weiß noch nichts davon.', 'Annas'],
  ['Olaf Brandt', 'Olafs Meister sagt, er hält, was er verspricht.', 'Olafs'],
  ['Olaf Brandt', 'Auch Brandts Zeugnis ist sehr gut und liegt bei.', 'Brandts'],
  ['Jonas Petersen', 'Uns gefällt Petersens ruhige Art, und das sagt auch der Meister.', 'Petersens'],
  ['Elin Lindgren', 'Elins styrka är att hon säger nej till chaufförer.', 'Elins'],
  ['Elin Lindgren', 'Vi gillar Lindgrens lugn och hennes ordning på lagret.', 'Lindgrens'],
  ['Mette Holm', 'Mettes leder vil gerne have hende tilbage, og hun er dygtig.', 'Mettes'],
])('hides what is of %s by its s: %s', (name, text, said) => {
  expect(scrubbed(name, text)).not.toContain(said);
});

it.each([
  ['Tim Ring', 'Die Rings am Ofen wechselt er selbst, und zwar nachts.', 'Rings'],
  ['Mark Hall', 'Marks and Spencer is where she wants to be.', 'Marks'],
  ['Anna Berg', 'Er fährt gern über die Bergs nicht, sagt er.', 'Bergs nicht'],
  ['Max Land', 'Des Lands wegen zieht er nicht um, sondern der Arbeit wegen.', 'Lands wegen'],
])('leaves words beside %s: %s', (name, text, kept) => {
  expect(scrubbed(name, text)).toContain(kept);
});
