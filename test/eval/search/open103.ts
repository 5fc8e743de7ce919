import type { Query as Asked } from './score.ts';
import {
  all,
  any,
  at,
  city,
  contractor,
  country,
  formerly,
  group,
  leftFrom,
  level,
  not,
  noticeUpTo,
  payBetween,
  payUpTo,
  type Query,
  region,
  relocates,
  remote,
  rights,
  skill,
  speaks,
  trade,
  worked,
  yearsAtLeast,
} from './truth.ts';
import type { Facts } from './world.ts';

/** Searches over the first people, of desks in an ordinary month. */
export const OPEN_NINETY_THIRD: readonly (Query & Asked<Facts>)[] = [
  {
    by: 'interim finance, Leeds',
    ask: 'mgmt accountants or FCs, UK or Holland, contract only, 4 wks notice or sooner',
    fits: all(
      trade('management accountant', 'financial controller'),
      country('United Kingdom', 'Netherlands'),
      contractor,
      noticeUpTo(28),
    ),
  },
  {
    by: 'defence cyber, Barton',
    ask: 'Cyber security analysts with Splunk, living in Australia. Must be citizens, PR is not enough for this one.',
    fits: all(trade('security'), skill('Splunk'), country('Australia'), rights('citizen')),
  },
  {
    by: 'nursing, private hospitals',
    ask: 'Hi Jo, as discussed on Tuesday we would like to see registered or enrolled nurses who live in Victoria or Queensland and have done wound care. Please nobody who is with Ramsay at the moment. Kind regards, Deb',
    fits: all(
      trade('registered nurse', 'enrolled nurse'),
      region('Victoria', 'Queensland'),
      skill('Wound care'),
      not(at('Ramsay Health Care')),
    ),
  },
  {
    by: 'employment law, City',
    ask: 'employment lawyers with magic circle on the CV, current or past, London or New York or Amsterdam',
    fits: all(
      trade('employment lawyer'),
      worked(...group('magic circle')),
      city('London', 'New York', 'Amsterdam'),
    ),
  },
  {
    by: 'drivers, Erskine Park',
    ask: 'truckies who drive for toll or linfox now or did before, anywhere in oz, 110k max',
    fits: all(
      trade('truck driver'),
      worked('Toll Group', 'Linfox'),
      country('Australia'),
      payUpTo(110_000, 'AUD'),
    ),
  },
  {
    by: 'web engineering, Kreuzberg',
    ask: 'backend / frontend / full-stack developers in the DACH countries who speak German, leave the juniors out',
    fits: all(
      trade('backend', 'frontend', 'fullstack'),
      country('Germany', 'Austria', 'Switzerland'),
      speaks('German'),
      not(level('junior')),
    ),
  },
  {
    by: 'restaurants, Circular Quay',
    ask: 'Chefs working at Merivale today with at least eight years’ experience, wherever they live except the States',
    fits: all(trade('chef'), at('Merivale'), yearsAtLeast(8), not(country('United States'))),
  },
  {
    by: 'consumer brands, Pyrmont',
    ask: 'Marketing managers at Unilever, Optus or Christian Dior, in Australia, asking somewhere between 80 and 150k',
    fits: all(
      trade('marketing manager'),
      at('Unilever', 'Optus', 'Christian Dior'),
      country('Australia'),
      payBetween(80_000, 150_000, 'AUD'),
    ),
  },
  {
    by: 'change and transformation',
    ask: 'business analysts who quit CommBank in 2021 or later. anywhere but the US',
    fits: all(trade('business analyst'), leftFrom(2021, 'Commonwealth Bank'), not(country('United States'))),
  },
  {
    by: 'acute nursing, night pool',
    ask: 'I need intensive care nurses in Australia or NZ, citizen or permanent resident, who don’t mind doing nights',
    unknowable: true,
    fits: all(
      trade('icu nurse'),
      country('Australia', 'New Zealand'),
      rights('citizen', 'permanent_resident'),
    ),
  },
  {
    by: 'business support, Jordaan',
    ask: 'EAs, PAs and HR people in Germany, Austria, Switzerland or Holland working remotely',
    fits: all(
      trade('executive assistant', 'hr'),
      country('Germany', 'Austria', 'Switzerland', 'Netherlands'),
      remote,
    ),
  },
  {
    by: 'data leadership',
    ask: 'head level data engineers or data scientists who used to work at Google or Amazon and don’t work for either of them any more',
    fits: all(
      trade('data engineer', 'data scientist'),
      level('head'),
      formerly('Google', 'Amazon'),
      not(at('Google', 'Amazon')),
    ),
  },
  {
    by: 'group reporting, Frankfurt',
    ask: 'Anyone strong on IFRS in Germany, Austria or the Netherlands for a permanent post? Budget stops at 150k euros',
    fits: all(
      skill('IFRS'),
      country('Germany', 'Austria', 'Netherlands'),
      not(contractor),
      payUpTo(150_000, 'EUR'),
    ),
  },
  {
    by: 'shutdowns, Kewdale',
    ask: 'sparkies + heavy diesel mechanics WA or QLD, start within a fortnight, no working holiday visas',
    fits: all(
      trade('electrician', 'diesel fitter'),
      region('Western Australia', 'Queensland'),
      noticeUpTo(14),
      not(rights('visa_holder')),
    ),
  },
  {
    by: 'education, Nottingham',
    ask: 'primary and maths teachers in the uk with under 5 yrs experience who would either relocate or do contract work',
    fits: all(
      trade('primary teacher', 'maths teacher'),
      country('United Kingdom'),
      ({ years }) => years < 5,
      any(relocates, contractor),
    ),
  },
  {
    by: 'allied health, Fitzroy',
    ask: 'physios or pharmacists who used to be with Bupa or St Vincents but aren’t at either one today, Aus, NZ or UK, no sponsorship needed',
    fits: all(
      trade('physio', 'pharmacist'),
      formerly('Bupa', 'St Vincent’s Hospital'),
      not(at('Bupa', 'St Vincent’s Hospital')),
      country('Australia', 'New Zealand', 'United Kingdom'),
      not(rights('requires_sponsorship')),
    ),
  },
];
