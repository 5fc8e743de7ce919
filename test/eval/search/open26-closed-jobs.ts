import type { Brief } from './matching.ts';
import * as fourth from './third-world.ts';
import { all, city, not, skill, trade } from './truth.ts';
import type { Facts } from './world.ts';

/** What was kept apart of the jobs as clients mail them, over the fourth people. */
export const FOURTH_CLOSED_MAILED_JOBS: readonly Brief<fourth.Third>[] = [
  {
    job: {
      title: 'Accounts Payable / Purchase Ledger',
      location: { city: 'Manchester', country: 'United Kingdom' },
      employment_type: 'full_time',
      description:
        'Hi, we need a purchase ledger person in our Trafford office asap as Karen is off long term. 3 way matching, supplier statements, payment runs, about 600 invoices a week. Sage 200 or similar. AAT would be a bonus not a must. 24 to 26k. Please no job hoppers. Ta, Lynne',
    },
    fits: fourth.all(fourth.trade('accounts payable'), fourth.near('Manchester')),
    never: fourth.not(fourth.trade('finance')),
    unknown: [],
  },
  {
    job: {
      title: 'SENDCo',
      location: { city: 'Bristol', country: 'United Kingdom' },
      spec: {
        requirements: [
          'QTS',
          'NASENCO award or willing to work towards it',
          'Leading on EHCPs',
          'Enhanced DBS',
        ],
        nice_to_have: ['Autism specialism'],
      },
    },
    fits: fourth.all(fourth.trade('senco'), fourth.near('Bristol'), fourth.cert('QTS')),
    never: fourth.not(fourth.trade('schools')),
    unknown: [/DBS/],
  },
];

/** What was kept apart of the jobs as clients mail them, over the first people. */
export const CLOSED_MAILED_JOBS: readonly Brief<Facts>[] = [
  {
    job: {
      title: 'HD Fitter FIFO 2/1',
      location: { city: 'Perth', country: 'Australia' },
      description:
        'Gday, 4 x HD fitters for the Pilbara ex Perth, 2 and 1 roster. Trade cert required, Cat 793s and Komatsu gear, good on hydraulics. Police clearance and pass the medical. $58 flat. Starting as soon as you have them. Cheers Robbo',
    },
    fits: all(trade('diesel fitter'), city('Perth'), skill('Hydraulics')),
    never: not(trade('diesel fitter', 'electrician')),
    unknown: [/trade/i],
  },
  {
    job: {
      title: 'Marketing Manager (maternity cover)',
      location: { city: 'Auckland', country: 'New Zealand' },
      employment_type: 'contract',
      description:
        'Kia ora, we are a beverages company looking for cover from June for 12 months. Brand plans, agency management, Google Analytics. FMCG or drinks background. Confident presenter. NZ resident or valid work visa. Ngā mihi, Hemi',
    },
    fits: all(trade('marketing manager'), city('Auckland')),
    never: not(trade('marketing')),
    unknown: [],
  },
];
