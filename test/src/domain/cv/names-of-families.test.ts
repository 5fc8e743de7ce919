import { expect, it } from 'vitest';
import { withGeneration } from '#src/domain/cv/name-generation.ts';
import { isOrderOpen } from '#src/domain/cv/name-led.ts';
import { parseName } from '#src/domain/names/parse.ts';
import { readPlain as read } from '#test/harness/cv/written.ts';

const JOB = 'Experience\nDeveloper, Marlow & Sons Ltd, March 2015 – December 2020';
const nameOf = (head: string) => read(`${head}\n\n${JOB}`).name;

it('keeps with a name what tells its owner from another of the family', () => {
  for (const [head, name, suffix] of [
    ['Robert Hale III', 'Robert Hale III', 'III'],
    ['Robert Hale Jr.', 'Robert Hale Jr.', 'Jr.'],
    ['Robert Hale, Sr.', 'Robert Hale Sr.', 'Sr.'],
    ['ROBERT HALE, JR.', 'Robert Hale Jr.', 'Jr.'],
    ['Robert J. Hale, III, CPA', 'Robert J. Hale III', 'III'],
    ['Robert Hale IV, MD', 'Robert Hale IV', 'IV'],
    ['Robert Hale Jnr', 'Robert Hale Jnr.', 'Jnr.'],
    ['Hale Jr., Robert', 'Robert Hale Jr.', 'Jr.'],
    ['Name: Robert Hale Jr', 'Robert Hale Jr.', 'Jr.'],
    ['Resume of Robert Hale Jr.', 'Robert Hale Jr.', 'Jr.'],
    ['ROBERT HALE, JR. | Head of Pay', 'Robert Hale Jr.', 'Jr.'],
  ] as const) {
    const read = nameOf(`${head}\nrobert.hale@example.org`);
    expect(read, head).toBe(name);
    expect(parseName(read ?? ''), head).toMatchObject({ surname: 'Hale', suffixes: [suffix] });
  }
});

it('takes a rank before a title, a word of its own and a form of address for none of them', () => {
  for (const [name, quote] of [
    ['Robert Hale', 'Robert Hale Sr. Developer'],
    ['Robert Hale', 'Robert Hale | Sr. Developer'],
    ['Robert Hale', 'Robert Hale Jr Developer'],
    ['Juan Pérez', 'Juan Pérez Sr'],
    ['Alexei Iv', 'Alexei Iv'],
    ['Luiz Prado Júnior', 'Luiz Prado Júnior'],
    ['Ana Silva', 'Ana Silva - SR'],
    ['Robert Hale', 'Robert Hale · Cert III'],
  ] as const)
    expect(withGeneration(name, quote), quote).toBe(name);
});

it('reads a surname with its particles before a comma, or before the given name of the address', () => {
  for (const [head, name] of [
    ['OLABARRIETA DE LA CAL, Itziar\nitziar.olabarrieta@example.org', 'Itziar Olabarrieta de la Cal'],
    ['OLABARRIETA DE LA CAL ITZIAR\nitziar.olabarrieta@example.org', 'Itziar Olabarrieta de la Cal'],
    ['Ruiz de Azúa López, Itziar\nitziar.ruiz@example.org', 'Itziar Ruiz de Azúa López'],
    ['DOS SANTOS FERREIRA, Marta\nmarta.santos@example.org', 'Marta dos Santos Ferreira'],
  ] as const)
    expect(nameOf(head), head).toBe(name);
  // Without a comma nothing tells what the word between is.
  expect(isOrderOpen('Florin Zurlingher Abcdef', 'ZURLINGHER ABCDEF FLORIN', 'florin zurlingher')).toBe(true);
  expect(isOrderOpen('Florin Zurlingher Abcdef', 'ZURLINGHER ABCDEF, FLORIN', 'florin zurlingher')).toBe(
    false,
  );
});
