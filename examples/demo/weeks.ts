import type { Plot } from './story.ts';

/** A week without who works it and when. */
type Week = Omit<Plot, 'consultant' | 'colleague' | 'offerDate' | 'startDate' | 'clientClicks' | 'sent'>;

export const FIRST_WEEK: Week = {
  client: { name: 'Ironbark Water', website: 'https://ironbark-water.example', industry: 'Utilities' },
  contacts: [
    { name: 'Helen Marsh', title: 'Chief Executive', email: 'helen.marsh@ironbark-water.example' },
    { name: 'Rohan Pillai', title: 'Head of People', email: 'rohan.pillai@ironbark-water.example' },
  ],
  job: {
    title: 'Chief Financial Officer',
    description:
      'Leads a finance team of 14 in Sydney. Must have CPA or CA, experience with regulated assets and board reporting. Nice to have: a system replacement seen through.',
    base_min: 190_000,
    base_max: 230_000,
    city: 'Sydney',
  },
  people: [
    {
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana.ruiz@mail.example',
      title: 'Group Financial Controller',
      company: 'Eastern Grid',
      pay: '$210k + super',
      notice: '4 weeks',
    },
    {
      first_name: 'Daniel',
      last_name: 'Okafor',
      email: 'daniel.okafor@mail.example',
      title: 'Finance Director',
      company: 'Harbour Foods',
      pay: 'AUD 225,000',
      notice: '3 months',
    },
  ],
  search: 'financial controllers or finance directors, ideally in Sydney',
  salary: 210_000,
};

export const SECOND_WEEK: Week = {
  client: { name: 'Lantern Health', website: 'https://lantern-health.example', industry: 'Health care' },
  contacts: [
    { name: 'Priya Nair', title: 'Director of Nursing', email: 'priya.nair@lantern-health.example' },
    { name: 'Tom Barlow', title: 'Chief Operating Officer', email: 'tom.barlow@lantern-health.example' },
  ],
  job: {
    title: 'Nurse Unit Manager',
    description:
      'Runs a 28-bed surgical ward in Melbourne. Must have AHPRA registration and five years in acute care.',
    base_min: 118_000,
    base_max: 132_000,
    city: 'Melbourne',
  },
  people: [
    {
      first_name: 'Mei',
      last_name: 'Chen',
      email: 'mei.chen@mail.example',
      title: 'Associate Nurse Unit Manager',
      company: 'St Brigid Hospital',
      pay: '$128,000',
      notice: '1 month',
    },
    {
      first_name: 'Liam',
      last_name: "O'Shea",
      email: 'liam.oshea@mail.example',
      title: 'Clinical Nurse',
      company: 'Bayside Private',
      pay: '118k',
      notice: 'immediately',
    },
  ],
  search: 'nurses who can start within a month',
  salary: 127_500,
};
