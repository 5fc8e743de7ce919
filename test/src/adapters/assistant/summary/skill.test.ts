import { expect, it } from 'vitest';
import { AssistantError } from '#src/adapters/assistant/port.ts';
import { summarySkill } from '#src/adapters/assistant/summary/skill.ts';

const NOBODY = {
  name: null,
  title: null,
  employer: null,
  place: null,
  years: null,
  evidence: [],
  skills: [],
  roles: [],
  studies: [],
  certifications: [],
  languages: [],
  notice: null,
  work_rights: null,
};

const written = (
  person: object,
  job: object | null = { title: 'Controller', asks: ['IFRS reporting', 'CPA'] },
) => {
  const { object } = summarySkill({
    facts: { job, candidate: { ...NOBODY, ...person } },
    instructions: '',
    data: [],
  });
  return (object as { summary: string }).summary;
};

it('says what the record says, beginning with what fits the job, and nothing more', () => {
  const summary = written({
    name: 'Ana',
    title: 'Accountant',
    employer: 'Boreal Foods',
    place: 'Sydney, Australia',
    years: 1,
    evidence: ['Cut month-end from 11 to 6 days.'],
    skills: ['IFRS', 'Cooking'],
    roles: [
      { title: 'Accountant', employer: 'Boreal Foods', from: '2019-02', to: 'now', did: 'Much' },
      { title: null, employer: null, from: '2010', to: null, did: null },
    ],
    studies: [{ degree: 'BCom', field: null, school: 'UTS' }],
    certifications: ['CPA'],
    languages: ['English', 'Spanish'],
    notice: '4 weeks',
    work_rights: 'Citizen',
  });
  expect(summary).toBe(
    [
      'Ana is an Accountant at Boreal Foods in Sydney, Australia, with 1 year of experience.',
      '- **What the role asks for:** IFRS; CPA\n- **Has done:** Cut month-end from 11 to 6 days\n- **Recent roles:** Accountant, Boreal Foods (2019 to now)\n' +
        '- **Qualifications:** BCom, UTS; CPA\n- **Languages:** English; Spanish\n- **Right to work:** Citizen\n' +
        '- **Notice:** 4 weeks',
    ].join('\n\n'),
  );
});

it('invents nothing for a record that holds nothing', () => {
  expect(() => written({ name: 'Bo' })).toThrow(AssistantError);
  expect(written({ years: 3, place: 'Perth' })).toBe(
    'This candidate has 3 years of experience, and lives in Perth.',
  );
  expect(written({ name: 'Bo', title: 'Clerk', skills: ['Filing'] })).toBe(
    'Bo is a Clerk.\n\n- **Skills:** Filing',
  );
  expect(() => written({}, null)).toThrow(AssistantError);
});

it('names a skill that the job asks for where it stands as a whole word, and never inside another', () => {
  const asks = ['JavaScript and training of the team', 'Managing rainfall data, go-to-market'];
  const skills = ['Java', 'AI', 'C', 'Rain', 'Go', 'JavaScript'];
  expect(written({ title: 'Developer', skills }, { title: 'Developer', asks })).toContain(
    '- **What the role asks for:** JavaScript',
  );
  const named = written(
    { title: 'Developer', skills: ['Go', 'C++', 'AI', 'Java'] },
    { title: 'Developer', asks: ['Go or C++', 'AI; some java'] },
  );
  expect(named).toContain('- **What the role asks for:** Go; C++; AI; Java');
});

it('writes all of it in the language of who reads it, and puts an article before a title in English', () => {
  const person = { ...NOBODY, name: 'Luc', title: 'Ingénieur', place: 'Lyon, France', years: 9 };
  const skills = ['Catia'];
  const { object } = summarySkill({
    facts: { language: 'fr', job: null, candidate: { ...person, skills } },
    instructions: '',
    data: [],
  });
  expect((object as { summary: string }).summary).toBe(
    'Luc est Ingénieur (Lyon, France) et a 9 ans d’expérience.\n\n- **Compétences :** Catia',
  );
  expect(written(person)).toBe('Luc is an Ingénieur in Lyon, France, with 9 years of experience.');
});

it('says of whoever has no employer that they work for themselves, and of no house that it is called so', () => {
  const person = { name: 'Emre', title: 'Blacksmith', place: 'Leeds', years: 9 };
  for (const employer of ['Self-employed', 'Freelance', 'Selbstständig', 'autónomo', 'indépendante'])
    expect(written({ ...person, employer })).toBe(
      'Emre is a self-employed Blacksmith in Leeds, with 9 years of experience.',
    );
  const roles = [{ title: 'Blacksmith', employer: 'Selbstständig', from: '2019', to: 'now', did: null }];
  expect(written({ ...person, roles })).toContain('Blacksmith, self-employed (2019 to now)');
  expect(written({ ...person, employer: 'Freelance Hands Ltd' })).toContain(' at Freelance Hands Ltd ');
});

it('puts an article before a country that takes one', () => {
  const at = (place: string) => written({ title: 'Zookeeper', place });
  expect(at('United Kingdom')).toBe('This candidate is a Zookeeper in the United Kingdom.');
  expect(at('Netherlands')).toBe('This candidate is a Zookeeper in the Netherlands.');
  expect(at('Denmark')).toBe('This candidate is a Zookeeper in Denmark.');
  expect(at('Leeds, United Kingdom')).toBe('This candidate is a Zookeeper in Leeds, United Kingdom.');
});

it('says nothing in the present of somebody whose last job ended', () => {
  const roles = [{ title: 'Ward Clerk', employer: null, from: '2018', to: '2023-05', did: null }];
  expect(written({ name: 'Gudrun', title: 'Ward Clerk', roles })).toContain(
    'Gudrun last worked as a Ward Clerk.',
  );
  const going = [{ ...roles[0], to: 'now' }];
  expect(written({ name: 'Gudrun', title: 'Ward Clerk', roles: going })).toContain('Gudrun is a Ward Clerk.');
});

it('keeps each list of deeds in one tense', () => {
  const evidence = ['Manages a team of 9.', 'Cut waste by 8%.', 'Responsible for 180 agents.'];
  expect(written({ title: 'Manager', evidence })).toBe(
    'This candidate is a Manager.\n\n- **Has done:** Cut waste by 8%\n- **Does:** Manages a team of 9\n- **Work:** Responsible for 180 agents',
  );
});
