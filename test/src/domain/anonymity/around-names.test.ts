import { describe, expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn, omitIdentifying, scrub } from '#src/domain/anonymity/index.ts';
import { roleOf } from '#src/domain/anonymity/roles.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (
  name: string,
  { employers = [], schools = [] }: { employers?: string[]; schools?: string[] } = {},
) =>
  identityOf({
    candidate: {
      ...splitName(name),
      experience: employers.map((employer) => ({ employer })),
      education: schools.map((school) => ({ school })),
    },
  });

describe('What stands around a name and says nothing beside what stands in its place goes with it', () => {
  it.each([
    ['a title', 'Tobias Wren', 'Captain Wren was made captain.', 'The candidate was made captain.'],
    ['an occupation with a capital', 'Rosemary Cook', 'Sister Cook is strict.', 'The candidate is strict.'],
    [
      'a noun behind its article',
      'Clara Machado',
      'A engenheira Clara Machado reduziu as perdas.',
      'A pessoa reduziu as perdas.',
    ],
    [
      'a shortened title',
      'María del Mar Reyes',
      'D.ª María del Mar Reyes vende bien los vinos.',
      'La persona vende bien los vinos.',
    ],
    [
      'the name from birth',
      'Rosemary Cook',
      'Rosemary Cook, née Tandy, runs the wards.',
      'The candidate runs the wards.',
    ],
  ])('%s: %s', (_, name, text, expected) => {
    expect(scrub(text, of(name)).text).toBe(expected);
  });

  it('what somebody goes by is no candidate, and a family of the name none either', () => {
    expect(scrub('He goes by Mason.', of('Mason Fletcher')).text).toBe('They go by [name removed].');
    expect(scrub('The Fletcher family hired the lads.', of('Mason Fletcher')).text).toBe(
      'The [name removed] family hired the lads.',
    );
  });

  it('a German genitive without a sign stays one', () => {
    const text = 'Frau Sommers größte Stärke ist die Planung, und das Team schätzt das sehr.';
    expect(scrub(text, of('Heike Sommer')).text).toBe(
      'Größte Stärke der Person ist die Planung, und das Team schätzt das sehr.',
    );
    expect(firstNameOnly(text, of('Heike Sommer')).text).toBe(
      'Heikes größte Stärke ist die Planung, und das Team schätzt das sehr.',
    );
  });
});

describe('A word of the language of the text is no name', () => {
  it.each([
    ['Clara Machado', 'Já entrou na mata de machado na mão.'],
    ['Cash Banks', 'Daily cash position and relations with banks.'],
    ['Sjoerd de Boer', 'De vrouw kent de boer achter de cijfers.'],
  ])('%s: %s', (name, text) => {
    expect(firstNameOnly(text, of(name)).text).toBe(text);
    expect(marksIn([{ text, identity: of(name) }], 'first_name').flat()).toEqual([]);
  });

  it('a feast that is the surname as well is left and marked', () => {
    const text = 'La enfermera coge vacaciones por Reyes.';
    const [marks = []] = marksIn([{ text, identity: of('María Reyes') }], 'first_name');
    expect(firstNameOnly(text, of('María Reyes')).text).toBe(text);
    expect(marks.map((one) => one.text)).toContain('Reyes');
  });
});

describe('Pronouns agree with what stands for the person', () => {
  it.each([
    [
      'Petra Winkler',
      'Petra Winkler führt ein Team. Er sucht eine Aufgabe.',
      'Die Person führt ein Team. Die Person sucht eine Aufgabe.',
    ],
    [
      'Sjoerd de Boer',
      'Hij werkt in de haven en hij leidt het team.',
      'De kandidaat werkt in de haven en de kandidaat leidt het team.',
    ],
    ['Faith Adeyemi', 'A September start suits her best.', 'A September start suits them best.'],
    ['Rosemary Cook', 'She was born on 14 April 1989.', 'They were born [date of birth removed].'],
  ])('%s: %s', (name, text, expected) => {
    expect(scrub(text, of(name)).text).toBe(expected);
  });

  it('one that may mean something else stays and is marked', () => {
    const text = 'Heike Sommer leitet den Betrieb. Er wächst jedes Jahr.';
    const [marks = []] = marksIn([{ text, identity: of('Heike Sommer') }], 'anonymous');
    expect(scrub(text, of('Heike Sommer')).text).toContain('Er wächst');
    expect(marks.map((one) => one.text)).toContain('Er');
  });
});

it('omit_identifying leaves no letter of a name behind', () => {
  const text = 'H. Lane played quarterback for Boise State. The team is small.';
  expect(omitIdentifying(text, of('Hunter Lane'), 'anonymous').text).toBe('The team is small.');
});

describe('What a house is, is not guessed', () => {
  it.each([
    ['Natural Resources Wales', 'an organisation'],
    ['Transport for London', 'an organisation'],
    ['Farmacia Sol', 'a company'],
    ['Fortescue Mining', 'a mining company'],
    ['Bank of Ireland', 'a bank'],
    ['Kiwi Pastoral Group', 'an agricultural company'],
  ])('%s is %s', (name, role) => {
    expect(roleOf({ name })).toBe(role);
  });

  it.each([
    [{ schools: ['Whakatāne High School'] }, 'Whakatāne, New Zealand', 'Whakatāne'],
    [{ schools: ['Hereford College of Arts'] }, 'He lives in Hereford.', 'Hereford'],
    [{ schools: ['Hereford College of Arts'] }, 'They rebuilt Hereford Cathedral.', 'Hereford'],
  ])('the town of a school is the town, and is marked: %j %s', (record, text, town) => {
    const own = of('Mason Fletcher', record);
    expect(scrub(text, own).text).not.toMatch(/school|college/u);
    expect(
      marksIn([{ text, identity: own }], 'anonymous')
        .flat()
        .map((one) => one.text),
    ).toContain(town);
  });
});
