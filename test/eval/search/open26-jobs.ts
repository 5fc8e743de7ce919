import type { Brief } from './matching.ts';
import * as fourth from './third-world.ts';
import { all, city, country, group, not, skill, trade, worked } from './truth.ts';
import type { Facts } from './world.ts';

/** Jobs as clients mail them, over the fourth people, written before what a job's words are read by was looked at. */
export const FOURTH_MAILED_JOBS: readonly Brief<fourth.Third>[] = [
  {
    job: {
      title: 'Registered Manager',
      location: { city: 'Manchester', country: 'United Kingdom' },
      employment_type: 'full_time',
      description:
        'Hi Jo,\n\nSad news, Denise hands in her keys at the end of the month so we need a new registered manager for Oakfield (62 beds, residential and dementia, Sale). Last CQC was Requires Improvement so somebody who has taken a home to Good and will not be scared of the paperwork. They must have the Level 5 or be finishing it. Nursing pin is not needed. 50-56k, bonus on occupancy.\n\nCan you send me 3 or 4 by Friday? Car park is at the back.\n\nThanks\nPhil Ashworth\nRegional Director | Oakfield Care Group',
    },
    fits: fourth.all(fourth.trade('care home manager'), fourth.near('Manchester')),
    never: fourth.not(fourth.trade('care')),
    unknown: [],
  },
  {
    job: {
      title: 'Aircon engineer',
      location: { city: 'London', country: 'United Kingdom' },
      employment_type: 'full_time',
      description:
        'Morning, need another AC engineer for the City & West End round. Splits, VRV/VRF, some chillers. F-Gas cat 1 is a must, no F-Gas no interview. Full clean driving licence as he/she will have a van. 1 in 5 call out. 45 to 50k depending. Breakdown experience not just installs please!! cheers Danny',
    },
    fits: fourth.all(fourth.trade('refrigeration mechanic'), fourth.near('London'), fourth.cert('F-Gas')),
    never: fourth.not(fourth.trade('trades', 'maintenance engineer')),
    unknown: [/licen[cs]e/i],
  },
  {
    job: {
      title: 'Statutory Planner',
      location: { city: 'Melbourne', country: 'Australia' },
      spec: {
        requirements: [
          'Degree in urban planning',
          'Experience presenting at VCAT',
          'RPIA or eligible for it',
          '3 years in local government',
        ],
        nice_to_have: ['Heritage overlays'],
      },
    },
    fits: fourth.all(fourth.trade('planning officer'), fourth.near('Melbourne'), fourth.skill('VCAT')),
    never: fourth.not(fourth.trade('planning', 'architect', 'building control')),
    unknown: [/RPIA/, /degree/i],
  },
  {
    job: {
      title: 'National Account Manager – Grocery',
      location: { city: 'London', country: 'United Kingdom' },
      description:
        'Dear both, following our call: spirits brand (think challenger gin) needs an NAM to run Tesco and Sainsbury’s. JBPs, range reviews, promo plans, owning the P&L of the account. 5+ years selling FMCG into grocery, drinks ideal, food fine. Up to £65k + car + bonus. Hybrid, 2 days Farringdon. No agencies please apart from yourselves ;-)',
    },
    fits: fourth.all(fourth.trade('key account manager'), fourth.near('London'), fourth.yearsAtLeast(5)),
    never: fourth.not(fourth.trade('sales')),
    unknown: [],
  },
];

/** Jobs as clients mail them, over the first people. */
export const MAILED_JOBS: readonly Brief<Facts>[] = [
  {
    job: {
      title: 'Audit Senior / Assistant Manager',
      location: { city: 'Sydney', country: 'Australia' },
      employment_type: 'full_time',
      description:
        'Hi Mel, as discussed we are after two for the audit division. External audit background from a Big 4 (ex is fine, we know people leave), CA or CPA qualified or nearly there. IFRS day to day. Listed client exposure would be lovely. Australian work rights, we can’t do visas this time round. Regards, Stuart',
    },
    fits: all(trade('auditor'), city('Sydney', 'Parramatta'), worked(...group('big 4'))),
    never: not(trade('accountant')),
    unknown: [/CPA|CA\b/],
  },
  {
    job: {
      title: 'Site Engineer',
      location: { city: 'Brisbane', country: 'Australia' },
      spec: {
        requirements: ['Civil engineering degree', 'AutoCAD or 12d', 'White Card', 'Survey set out'],
        nice_to_have: ['Rail experience'],
      },
    },
    fits: all(trade('site engineer'), city('Brisbane')),
    never: not(trade('site engineer', 'civil engineer', 'construction project manager', 'quantity surveyor')),
    unknown: [/White Card/i, /degree/i],
  },
  {
    job: {
      title: 'Payroll Officer (12 month parental leave cover)',
      location: { city: 'Melbourne', country: 'Australia' },
      employment_type: 'contract',
      description:
        'Good afternoon. Our payroll officer Trish goes on leave in March. End to end fortnightly payroll for about 900 staff across three EBAs. System is Chris21 so anyone who knows it walks in. Needs to be accurate and not mind month end. Immediate start or up to 4 weeks. $85k + super pro rata. Could you let me know your fee for FTC. Kind regards, Anita Rao, People & Culture',
    },
    fits: all(trade('payroll'), city('Melbourne'), skill('Chris21')),
    never: not(trade('payroll', 'accounts payable', 'accountant', 'hr')),
    unknown: [],
  },
  {
    job: {
      title: 'Cloud / DevOps Engineer',
      location: { city: 'Berlin', country: 'Germany' },
      description:
        'Hallo Sabine, wir suchen dringend Verstärkung für das Plattform-Team: AWS, Terraform, Kubernetes (EKS), CI/CD. Mindestens 3 Jahre Erfahrung. Deutsch ist nice to have, Englisch reicht völlig. Budget 75–90k. Remote in Germany ok. LG, Jens',
    },
    fits: all(trade('devops'), country('Germany'), skill('Terraform', 'AWS')),
    never: not(trade('devops', 'software')),
    unknown: [],
  },
];
