import type { Query } from './score.ts';
import { both, either, notCalledFor, type Second, ticket, wasOnce } from './second-world.ts';
import {
  at,
  city,
  country,
  level,
  not,
  noticeUpTo,
  relocates,
  remote,
  rights,
  skill,
  trade,
  worked,
} from './truth.ts';

/** Searches over the second people, of a dozen desks in an ordinary month. */
export const SECOND_OPEN_EIGHTY_FOURTH: readonly Query<Second>[] = [
  {
    by: 'maternity, Carlton',
    ask: 'midwives with AHPRA registration',
    fits: both(trade('midwife'), ticket('AHPRA registration')),
  },
  {
    by: 'buildings, Leith',
    ask: 'Structural engineers or architects using Revit, in the UK, Ireland or Germany',
    fits: both(
      trade('structural engineer', 'building architect'),
      skill('Revit'),
      country('United Kingdom', 'Ireland', 'Germany'),
    ),
  },
  {
    by: 'site labour',
    ask: 'plumbers, scaffolders, crane operators who are between jobs right now',
    fits: both(trade('plumber', 'scaffolder', 'crane operator'), ({ betweenJobs }) => betweenJobs),
  },
  {
    by: 'ERP, Sachsenhausen',
    ask: 'SAP consultant, Accenture or Capgemini now or in the past, anywhere outside Australia',
    fits: both(trade('sap consultant'), worked('Accenture', 'Capgemini'), not(country('Australia'))),
  },
  {
    by: 'doctors, regional',
    ask: 'GPs we haven’t called in the last six months, never called counts too. Must not need sponsorship',
    fits: both(trade('gp'), notCalledFor(182), not(rights('requires_sponsorship'))),
  },
  {
    by: 'sheds, Eastern Creek',
    ask: 'forklift w/ LF licence NSW Vic or Brisbane',
    fits: both(
      trade('forklift driver'),
      ticket('LF licence'),
      city('Sydney', 'Newcastle', 'Melbourne', 'Geelong', 'Brisbane'),
    ),
  },
  {
    by: 'digital delivery',
    ask: 'QA testers with Selenium or data analysts with Power BI, working remotely',
    fits: both(
      either(both(trade('tester'), skill('Selenium')), both(trade('data analyst'), skill('Power BI'))),
      remote,
    ),
  },
  {
    by: 'rec to rec',
    ask: 'recruitment consultants or talent acquisition, at Hays or Michael Page at the moment, mid or senior level',
    fits: both(trade('recruiter'), at('Hays', 'Michael Page'), level('mid', 'senior')),
  },
  {
    by: 'shutdowns, Gladstone',
    ask: 'boilermakers and fitters in Australia, own tools essential',
    unknowable: true,
    fits: both(trade('boilermaker', 'fitter'), country('Australia')),
  },
  {
    by: 'AI assistant of an insurance desk',
    ask: 'Show underwriters and claims handlers currently employed by Allianz, QBE, Aviva or Suncorp with a notice period of four weeks or shorter',
    fits: both(trade('underwriter', 'claims'), at('Allianz', 'QBE', 'Aviva', 'Suncorp'), noticeUpTo(28)),
  },
  {
    by: 'credit, Holbeck',
    ask: 'credit controllers that used to be a receptionist',
    fits: both(trade('credit controller'), wasOnce('receptionist')),
  },
  {
    by: 'financial crime',
    ask: 'AML or compliance ppl: Singapore, Ireland, Germany, or wherever if theyd relocate',
    fits: both(trade('compliance'), either(country('Singapore', 'Ireland', 'Germany'), relocates)),
  },
];
