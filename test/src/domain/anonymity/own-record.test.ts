import { describe, expect, it } from 'vitest';
import { explainedOf, firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

interface Told {
  titles?: string[];
  employers?: string[];
  schools?: string[];
  degree?: string;
  email?: string;
}

const of = (
  name: string,
  { titles = [], employers = [], schools = [], degree = '', email = '' }: Told = {},
): ReturnType<typeof identityOf> =>
  identityOf({
    candidate: {
      ...splitName(name),
      email,
      experience: [
        ...titles.map((title) => ({ title, employer: null })),
        ...employers.map((employer) => ({ title: null, employer })),
      ],
      education: schools.map((school) => ({ school, degree })),
    },
  });
const marked = (text: string, identity: ReturnType<typeof of>, level: 'anonymous' | 'first_name'): string[] =>
  marksIn([{ text, identity }], level)
    .flat()
    .map((one) => one.text);

describe('the own name at the head of a sentence before a verb is the person', () => {
  it.each([
    ['Ellen Mason', 'Mason learnt from an old mason in the north.', 'Mason learnt'],
    ['Sally Cook', 'Cook learnt to cook on ships.', 'Cook learnt'],
    ['Ann Mason', 'Mason knelt on roofs for years.', 'Mason knelt'],
    ['Edgar Carpenter', 'Carpenter dreamt of boats and then built four.', 'Carpenter dreamt'],
    ['Ada Taylor', 'Taylor sewed for the opera.', 'Taylor sewed'],
    ['Olga Baker', 'Baker baked for weddings.', 'Baker baked'],
    ['Tyrone Stone', 'Stone blasts and crushes stone.', 'Stone blasts'],
    ['Eve Law', 'Law read law at night.', 'Law read'],
    ['Oscar Smith', 'Smith shod the horses.', 'Smith shod'],
    ['Ines Weaver', 'Weaver strung looms by hand.', 'Weaver strung'],
  ])('%s: %s', (name, text, left) => {
    expect(scrub(text, of(name)).text).not.toContain(left);
    expect(firstNameOnly(text, of(name)).text).not.toContain(left);
  });

  it('is marked where the verb may be several things, and an order to do something is none', () => {
    expect(marked('Cook bakes bread.', of('Ann Cook'), 'first_name')).toEqual(['Cook']);
    expect(marked('Mason jars sell well.', of('Ann Mason'), 'first_name')).toEqual(['Mason']);
    expect(scrub('Stone walls need repair.', of('Leona Stone')).text).toBe('Stone walls need repair.');
  });
});

describe('a title of the record stands as the title and holds nothing', () => {
  const BAKER = of('Mark Baker', { titles: ['Head Pastry Chef', 'Baker'], employers: ['Greggs'] });

  it('also where it is the surname', () => {
    expect(scrub('Baker', BAKER).text).toBe('Baker');
    const draft = 'Recent roles: Head Pastry Chef (2017 to now); Baker (2010 to 2017).';
    expect(scrub(draft, BAKER).text).toBe(draft);
    expect(firstNameOnly(draft, BAKER).text).toBe(draft);
    expect(marked(draft, BAKER, 'anonymous')).toEqual([]);
    expect(marked(draft, BAKER, 'first_name')).toEqual([]);
    const mason = of('Drew Mason', { titles: ['Apprentice Mason'] });
    expect(scrub('This candidate was an Apprentice Mason.', mason).text).toContain('Apprentice Mason');
  });

  it.each([
    'Ask Baker about it.',
    'Mr Baker has led bakers.',
    'Baker told us so.',
    'Mark Baker leads.',
    "Baker's recipes sell.",
  ])('and the surname is none of it elsewhere: %s', (text) => {
    expect(scrub(text, BAKER).text).not.toContain('Baker');
  });

  it('and what may be either waits', () => {
    expect(marked('Baker was hired after seven years.', BAKER, 'anonymous')).toEqual(['Baker']);
  });

  it.each([
    ['Robert Hale', 'Blacksmith'],
    ['Robert Hale', 'Farrier'],
    ['Rob Hale', 'Armourer'],
    ['Ines Vidal', 'Junior Analyst'],
    ['Fiona Reid', 'Chief Executive'],
    ['Jan Kuipers', 'Graduate Engineer'],
    ['Uwe Lang', 'Entwicklungsleiter'],
    ['Wendy Brooke', 'Props Master'],
  ])('of %s, %s at either level', (name, title) => {
    const identity = of(name, { titles: [title] });
    const draft = `This candidate is a ${title}. Recent roles: ${title} (2010 to 2017).`;
    expect(scrub(draft, identity).text).toBe(draft);
    expect(marked(draft, identity, 'anonymous')).toEqual([]);
    expect(marked(draft, identity, 'first_name')).toEqual([]);
  });

  it('nor does the degree, nor at first_name the years and the employers of the record', () => {
    const doctor = of('Omar Hale', { schools: ['Leeds University'], degree: 'MBBS' });
    expect(marked('This candidate holds an MBBS.', doctor, 'anonymous')).toEqual([]);
    const driver = of('Leo Rand', { titles: ['Driver'], employers: ['DHL', 'La Poste'] });
    const draft =
      'Leo is a Driver. Recent roles: Driver, DHL (2001 to 2004); Driver, La Poste (1998 to 2001).';
    expect(marked(draft, driver, 'first_name')).toEqual([]);
  });

  it('and things of the language before a role are shown, but for houses and names', () => {
    expect(explainedOf('title', 'Props Master')).toBe('Props Master');
    expect(explainedOf('title', 'Armourer and Props Master')).toBe('Armourer and Props Master');
    expect(explainedOf('title', 'Horse Groom')).toBe('Horse Groom');
    for (const title of ['Kestrel Manager', 'Target Manager', 'Apple Manager', 'Black Horse Manager'])
      expect(explainedOf('title', title)).toBe('Manager');
  });
});

describe('what Deskhand wrote itself holds nothing', () => {
  it.each([
    'The candidate joined [employer removed] in 2018.',
    "Candidate A goes by the candidate. The candidate's team is calm.",
    'Find them at [link removed] or [handle removed].',
  ])('%s', (text) => {
    expect(marked(text, of('Hope Summers'), 'anonymous')).toEqual([]);
    expect(marked(text, of('Hope Summers'), 'first_name')).toEqual([]);
  });
});

describe('what is replaced reads as a sentence', () => {
  it('keeps the possessive of names that end in s', () => {
    const fields = of('Summer Fields');
    expect(scrub("Summer Fields' trials cut water use.", fields).text).toBe(
      "The candidate's trials cut water use.",
    );
    expect(firstNameOnly("Summer Fields' trials cut it.", fields).text).toBe("Summer's trials cut it.");
    expect(firstNameOnly("We like James Banks' rules.", of('James Banks')).text).toBe(
      "We like James' rules.",
    );
    expect(marked("Banks' rules hold.", of('James Banks'), 'first_name')).toEqual(['Banks']);
    expect(firstNameOnly("They call it 'the house of Summer Fields' there.", fields).text).toContain(
      "Summer' there",
    );
  });

  it('replaces a name of three words in its own order at once', () => {
    const minh = of('Nguyễn Văn Minh');
    const text = "Nguyen Van Minh's pass rate is high.";
    expect(scrub(text, minh).text).toBe("The candidate's pass rate is high.");
    expect(firstNameOnly(text, minh).text).toBe("Minh's pass rate is high.");
  });

  it('takes a possessive for no letter of an address', () => {
    const text = "Hope's budget was fine.";
    expect(firstNameOnly(text, of('Hope Summers', { email: 'hope.s@mail.example' })).text).toBe(text);
  });
});

describe('others and other things are told apart', () => {
  it('somebody who is said to be no relation, or of the family, is not the person', () => {
    const berg = of('Jan-Willem van der Berg');
    expect(scrub('Mr Van den Berg, no relation, will call.', berg).text).toBe(
      '[name removed], no relation, will call.',
    );
    expect(firstNameOnly('Mr Van den Berg, no relation, will call.', berg).text).not.toMatch(/Jan|Berg/u);
    const father = 'Follows his father, Patrick Nolan Sr., into the trade.';
    expect(scrub(father, of('Patrick Nolan')).text).toBe(
      'Follows their father, [name removed], into the trade.',
    );
    expect(scrub('A mason by trade and Mason by name.', of('Drew Mason')).text).toContain(
      'and [name removed] by name',
    );
  });

  it('a given name that a school has is somebody where the text says who', () => {
    const anna = of('Priya Rao', { schools: ['Anna University'] });
    const text = 'Studied at Anna. Anna, her former manager, will call.';
    expect(scrub(text, anna).text).not.toMatch(/Anna|niversity, their/u);
    expect(marked(text, anna, 'anonymous')).toContain('Anna');
  });

  it('a town in which a school is stays, and the school goes', () => {
    const text = 'Studied in Aachen at the RWTH.';
    expect(scrub(text, of('Uwe Lang', { schools: ['RWTH Aachen'] })).text).toBe(
      'Studied in Aachen at the university.',
    );
  });

  it('an employer that holds the surname stays where the first name is shown', () => {
    const fiona = of('Fiona MacDonald-Reid', { employers: ["McDonald's"] });
    const text = "Mcdonald-Reid began at McDonald's.";
    expect(firstNameOnly(text, fiona).text).toBe("Fiona began at McDonald's.");
  });

  it('a handle goes whole, and words that are joined by a hyphen are none', () => {
    const jess = of('Jessica-Ann Smythe');
    expect(scrub('On TikTok she is jessica_ann_sj.', jess).text).toBe('On TikTok they are [handle removed].');
    expect(firstNameOnly('On TikTok she is jessica_ann_sj.', jess).text).toBe(
      'On TikTok she is [handle removed].',
    );
    const grace = of('Grace Long');
    for (const text of [
      'They handle long-standing disputes.',
      'Handle walk-ins and queries.',
      'They handle walk-ins.',
    ])
      expect(scrub(text, grace).text).toBe(text);
    expect(scrub('Handle blue-harbour on the forum.', grace).text).toContain('[handle removed]');
  });

  it('a word that an employer is called by is the word by its part of speech', () => {
    const day = of('Christian Day', { employers: ['Mind', 'Target'] });
    const text =
      'They have an open mind and would target a reduction. Bear in mind that they do not mind travel.';
    expect(marked(text, day, 'anonymous')).toEqual([]);
    expect(marked('They were at the target for two years. They worked at mind.', day, 'anonymous')).toEqual([
      'target',
      'mind',
    ]);
  });
});
