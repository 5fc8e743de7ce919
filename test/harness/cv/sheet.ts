import { type CandidateFields, COUNTRIES, profiles } from '#examples/demo/generator/index.ts';

/** A person's CV as they would type it, and the person it tells of. */
export interface Sheet {
  truth: CandidateFields & { city: string };
  style: Style;
  contact: string[];
  jobs: { title: string; employer: string; place: string | null; dates: string; bullets: string[] }[];
  studies: { degree: string; school: string; dates: string }[];
}

interface Style {
  headings: Record<
    'summary' | 'experience' | 'education' | 'skills' | 'certifications' | 'languages',
    string
  >;
  bullet: string;
  caps: boolean;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

type Say = (day: string) => string;
const month = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
const DATES: Say[] = [
  (day) => `${month(day).slice(0, 3)} ${day.slice(0, 4)}`,
  (day) => `${month(day)} ${day.slice(0, 4)}`,
  (day) => `${day.slice(5, 7)}/${day.slice(0, 4)}`,
  (day) => `${month(day).slice(0, 3)} '${day.slice(2, 4)}`,
  (day) => `${day.slice(5, 7)}.${day.slice(0, 4)}`,
];
const DASHES = [' – ', ' - ', '–', ' to ', ' — '];
const NOW = ['Present', 'present', 'Current', 'Now', 'to date'];
const BULLETS = ['• ', '- ', '– ', '· ', '* '];
const HEADINGS: Style['headings'][] = [
  {
    summary: 'Profile',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    certifications: 'Certifications',
    languages: 'Languages',
  },
  {
    summary: 'Professional Summary',
    experience: 'Work Experience',
    education: 'Education & Training',
    skills: 'Core Skills',
    certifications: 'Licences and Certifications',
    languages: 'Languages',
  },
  {
    summary: 'About me',
    experience: 'Employment History',
    education: 'Qualifications',
    skills: 'Key Skills',
    certifications: 'Certificates',
    languages: 'Language Skills',
  },
  {
    summary: 'Career Profile',
    experience: 'Professional Experience',
    education: 'Academic Background',
    skills: 'Technical Skills',
    certifications: 'Accreditations',
    languages: 'Languages',
  },
];

/** A number from a seed and the place it is for; no two of a corpus hang together. */
function pick<T>(list: readonly T[], seed: number, salt: number): T {
  const mixed = Math.imul(seed + 1, 2654435761) ^ Math.imul(salt + 7, 40503);
  const at = ((mixed ^ (mixed >>> 13)) >>> 0) % list.length;
  return list[at] as T;
}

/** The sheets of so many people, spread over the countries of the generator. */
export function sheets(count: number, seed = 7): Sheet[] {
  const each = Math.ceil(count / COUNTRIES.length);
  const people = COUNTRIES.flatMap((country) => [
    ...profiles({ seed, country, today: '2026-03-31', from: 0, count: each }),
  ]);
  return people
    .toSorted(
      (a, b) => a.fields.email.length - b.fields.email.length || (a.fields.email < b.fields.email ? -1 : 1),
    )
    .slice(0, count)
    .map(({ fields }, at) => sheetOf(fields, at));
}

function sheetOf(person: CandidateFields, at: number): Sheet {
  const say = pick(DATES, at, 1);
  const dash = pick(DASHES, at, 2);
  const now = pick(NOW, at, 3);
  const link = (text: string): string => (dash === '–' && /\d$/.test(text) ? text : text);
  const span = (from: string, to: string | null): string => {
    const end = to === null ? now : say(to);
    return `${link(say(from))}${end === 'to date' ? ' ' : dash}${end}`;
  };
  const { city, state, country } = person.location;
  const place = pick(
    [
      `${city}, ${state ?? country}`,
      `${city}, ${country}`,
      [city, state, country].filter(Boolean).join(', '),
    ],
    at,
    4,
  );
  const contact = [
    person.email,
    person.phone,
    person.linkedin_url?.replace('https://www.', '') ?? null,
    place,
  ].filter((part) => part !== null);
  return {
    truth: { ...person, city },
    style: { headings: pick(HEADINGS, at, 5), bullet: pick(BULLETS, at, 6), caps: at % 3 === 0 },
    contact,
    jobs: person.experience.map((job) => ({
      title: job.title ?? '',
      employer: job.employer ?? '',
      place: job.location ?? null,
      dates: span(job.from ?? '2020-01-01', job.is_current ? null : (job.to ?? null)),
      bullets: (job.description ?? '')
        .split(/(?<=\.)\s+|\n/)
        .map((line) => line.replace(/^[-•]\s*/, '').trim())
        .filter(Boolean),
    })),
    studies: person.education.map(({ school, degree, field, from, to }) => ({
      degree:
        /diploma|bachelor|master|^B|^M/i.test(degree) && !degree.includes(' in ')
          ? `${degree} in ${field}`
          : degree,
      school,
      dates:
        to === null
          ? `${from.slice(0, 4)} – present`
          : pick([to.slice(0, 4), `${from.slice(0, 4)} – ${to.slice(0, 4)}`], at, 8),
    })),
  };
}
