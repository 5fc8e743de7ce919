import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const HOME = { country: 'GB', currency: 'GBP', today: '2026-11-26' };

/** What chooses or leaves out, in no order. */
const read = (query: string): string[] =>
  compileQuery(query, HOME)
    .facets.filter(({ kind, strength }) => kind !== 'unsupported' && strength !== 'nice')
    .map(({ strength, kind, values, min, max, when, label }) =>
      [strength, kind, values.length === 0 ? label : values.toSorted().join(' or '), min, max, when].join(
        ' ',
      ),
    )
    .toSorted();

/** A plain search, and other ways of saying just the same. */
const WAYS: Record<string, readonly (readonly [plain: string, ways: readonly string[]])[]> = {
  'the field of business that somebody is in now is no skill, wherever "now" stands': [
    [
      'project managers who work in oil and gas now',
      [
        'project managers in oil and gas at present',
        'project managers now in the oil & gas industry',
        'project managers currently in oil and gas',
        'which project managers currently work for an oil and gas business?',
        'project managers with an oil & gas firm right now',
        'project managers that are at the moment active in oil and gas',
      ],
    ],
    ['accountants who work in mining now', ['accountant / mining sector / current role']],
    ['nurses in London', ['nurses now in London']],
  ],
  'the verb of a trade names it where no other trade is named': [
    [
      'nurses who work at Bupa now',
      ['who have we got that is nursing at Bupa at the moment?', 'anyone nursing at Bupa now'],
    ],
    ['drivers who work at DHL now', ['people driving for DHL now', 'drivers who are driving for DHL now']],
  ],
  'who has been something for years is it still': [
    [
      'HGV drivers with at least 5 years of experience',
      [
        "who's been an HGV driver for at least five years?",
        'people who have been HGV drivers for at least 5 years',
      ],
    ],
  ],
  'a town is a place in a search string of parts': [
    ['diesel mechanics in Perth who know hydraulics', ['diesel mechanic AND hydraulics AND Perth']],
    ['carpenters in Bath', ['carpenter AND Bath']],
  ],
  'letters that are a skill are one behind a plus or a stroke as behind a comma': [
    ['electricians with high voltage', ['electrician + HV', 'electrician / HV', 'electrician, HV']],
  ],
  'the work of a trade that is named asks for no skill besides': [
    ['receptionists who speak Polish', ['who can do reception and speaks Polish? receptionists only I mean']],
    ['welders in Hull', ['welding wise, welders in Hull']],
  ],
  'talk of a budget is no skill': [
    [
      'bookkeepers in Leeds',
      ['budget is tight, bookkeepers in Leeds', "The school's budget is limited so bookkeepers in Leeds"],
    ],
  ],
  'a title in small letters beside a trade is the trade': [
    [
      'sales managers who used to be account managers',
      ['sales managers with account manager as a former title', 'sales manager; past title account manager'],
    ],
    ['chefs, not pastry chefs', ['chefs, title must not be pastry chef']],
  ],
  'what is asked by the hour or the day is, wherever the word stands': [
    [
      'cleaners who want between £15 and £20 an hour',
      ['cleaners with hourly expectations from £15 up to £20'],
    ],
    ['architects who want between £400 and £500 a day', ['daily expectations of £400 to £500, architects']],
  ],
  'permanent only leaves contractors out': [
    [
      'permanent electricians, no contractors',
      ['electricians, perm only', 'electricians, only permanent work'],
    ],
  ],
  'who was of a house one time has left it': [
    ['ex-Accenture consultants', ['one-time Accenture consultants', 'erstwhile Accenture consultants']],
  ],
  'in a list without a company "now" is when somebody can start': [
    ['site managers in Leeds with SMSTS who are available now', ['site manager / Leeds / SMSTS / now']],
  ],
};

describe.each(Object.entries(WAYS))('%s', (_, blocks) => {
  it.each(blocks.flatMap(([plain, ways]) => ways.map((way) => [way, plain])))('%s', (way, plain) => {
    expect(read(way)).toEqual(read(plain));
  });
});
