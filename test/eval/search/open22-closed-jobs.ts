import type { Brief } from './matching.ts';
import {
  all,
  any,
  city,
  country,
  not,
  noticeUpTo,
  rights,
  skill,
  speaks,
  trade,
  yearsAtLeast,
} from './truth.ts';

/** The part of the same jobs that is only ever run. */
export const CLOSED_JOBS_NINETEENTH: readonly Brief[] = [
  {
    job: {
      title: 'ICU Nurse',
      location: { city: 'Brisbane', state: 'QLD', country: 'Australia' },
      spec: { requirements: ['Two years in critical care', 'Ventilation', 'BLS/ALS current'] },
    },
    fits: all(trade('icu nurse'), city('Brisbane'), yearsAtLeast(2), skill('Critical care', 'Ventilation')),
    never: not(trade('nurse')),
    unknown: [/BLS|ALS/],
  },
  {
    job: {
      title: 'Electrician – High Voltage',
      location: { city: 'Perth', country: 'Australia' },
      description:
        'Shutdown work at an iron ore port. HV switching tickets a must. A grade licence. Start within two weeks.',
    },
    fits: all(trade('electrician'), city('Perth'), skill('High voltage', 'Switching')),
    never: not(trade('electrician')),
    unknown: [/licen[cs]e/i],
  },
  {
    job: {
      title: 'Data Engineer',
      location: { city: 'Amsterdam', country: 'Netherlands' },
      spec: {
        requirements: ['Python', 'Spark or Airflow', '4+ years of experience'],
        nice_to_have: ['French'],
      },
    },
    fits: all(
      trade('data engineer'),
      city('Amsterdam'),
      skill('Python'),
      any(skill('Spark'), skill('Airflow')),
      yearsAtLeast(4),
    ),
    never: not(trade('data')),
    unknown: [],
  },
  {
    job: {
      title: 'Tax Manager',
      location: { city: 'Sydney', country: 'Australia' },
      description: 'Mid-tier firm. CA or CTA. You bring 6+ years in corporate tax.',
    },
    fits: all(trade('tax'), city('Sydney', 'Parramatta'), skill('Corporate tax'), yearsAtLeast(6)),
    never: not(trade('accountant')),
    unknown: [/\bCA\b|CTA/],
  },
  {
    job: {
      title: 'Site Engineer',
      location: { city: 'Auckland', country: 'New Zealand' },
      spec: { requirements: ['AutoCAD', 'NZ citizen or resident', 'Surveying'] },
    },
    fits: all(
      trade('site engineer'),
      city('Auckland'),
      skill('AutoCAD', 'Surveying'),
      rights('citizen', 'permanent_resident'),
    ),
    never: not(trade('civil engineer')),
    unknown: [],
  },
  {
    job: {
      title: 'Assistante de direction',
      location: { city: 'Zürich', country: 'Switzerland' },
      description: 'Français courant obligatoire. Gestion d’agendas. Disponible sous un mois.',
    },
    fits: all(trade('executive assistant'), city('Zurich'), speaks('French'), noticeUpTo(30)),
    never: not(trade('executive assistant')),
    unknown: [],
  },
  {
    job: {
      title: 'Credit Risk Analyst',
      location: { country: 'United Kingdom' },
      spec: { requirements: ['SAS and SQL', 'Degree in a numerate subject', 'Banking background'] },
    },
    fits: all(trade('risk'), country('United Kingdom'), skill('SAS', 'SQL')),
    never: not(trade('risk')),
    unknown: [/degree/i],
  },
];
