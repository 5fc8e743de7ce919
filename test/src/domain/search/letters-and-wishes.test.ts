import { describe, expect, it } from 'vitest';
import { compileQuery } from '#src/domain/search/compile/index.ts';

const compiled = (query: string, country = 'GB') =>
  compileQuery(query, { country, currency: 'GBP', today: '2026-11-29' });
const read = (query: string, country?: string) =>
  compiled(query, country).facets.map(({ strength, kind, label }) => `${strength} ${kind} ${label}`);
const told = (query: string, country?: string) =>
  compiled(query, country)
    .notes.map(({ message }) => message)
    .join(' ');

describe('two letters beside a trade', () => {
  it.each([
    ['IE electrical engineer', 'Ireland'],
    ['find IE nurses', 'Ireland'],
    ['senior DE data engineers with Spark', 'Germany'],
    ['FR chef', 'France'],
    ['IT electricians', 'Italy'],
    ['sous chef IT', 'Italy'],
    ['plumbers, IT', 'Italy'],
  ])('are the land in "%s", which is told', (query, place) => {
    expect(read(query)).toContain(`must location ${place}`);
    expect(read(query).join()).not.toMatch(/keyword|IT Professional/);
    expect(told(query)).toContain(`was read as ${place}`);
  });

  it('are either of two lands behind a trade that holds no such paper', () => {
    expect(read('chef CA')).toEqual(['must role Chef', 'must location California or Canada']);
    expect(told('chef CA')).toContain('California or Canada');
    expect(read('sous chef CA', 'US')).toContain('must location California');
    expect(read('accountants CA')).toEqual(['must role Accountant', 'must certification CA']);
  });

  it('leave the trade asked for where they are the field of work', () => {
    expect(read('recruiter IT')).toEqual(['must role Recruiter', 'nice role IT Professional']);
    expect(read('IT recruiter')).toContain('must role Recruiter');
  });

  it('are told where they may be small words', () => {
    expect(told('AT nurses')).toContain('"AT" was left out');
    expect(told('IE nurses in Leeds')).toContain('"IE" was left out');
  });
});

describe('a field of work that is wished for', () => {
  it.each([
    ['electricians, ideally mining', 'Electrician', 'Mining'],
    ['electricians ideally mining', 'Electrician', 'Mining'],
    ['project managers, mining a plus', 'Project Manager', 'Mining'],
    ['project managers, ideally construction', 'Project Manager', 'Construction'],
    ['risk managers, bank preferred', 'Risk Manager', 'Banking'],
    ['chefs ideally hotels', 'Chef', 'Hotels'],
  ])('ranks and keeps nobody out: %s', (query, trade, field) => {
    expect(read(query)).toEqual([`must role ${trade}`, `nice industry ${field}`]);
  });

  it('is required where it is none', () => {
    expect(read('project managers, construction')).toContain('must industry Construction');
  });
});

describe('letters that are a trade', () => {
  it.each(['HV, Leeds, NMC pin', 'HVs in Leeds', 'band 6 HV', 'HV with safeguarding experience'])(
    'are the health visitor among words of care: %s',
    (query) => {
      expect(read(query)).toContain('must role Health Visitor');
    },
  );

  it('are high voltage before what it is of, and either alone', () => {
    expect(read('HV electricians for an NHS trust')).toContain('must role HV Electrician');
    expect(read('HV')).toEqual(['must skill High Voltage', 'must keyword HV', 'must role Health Visitor']);
    expect(told('HV')).toContain('Write the one that is meant in full');
  });

  it.each([
    ['RNs in Perth', 'Registered Nurse'],
    ['EEN Perth', 'Enrolled Nurse'],
    ['QS Leeds', 'Quantity Surveyor'],
    ['HGV Leeds', 'Truck Driver'],
    ['CRNA', 'Nurse Anaesthetist'],
  ])('are read alone: %s', (query, trade) => {
    expect(read(query)).toContain(`must role ${trade}`);
  });

  it.each(['FIFO cooks', 'fly-in fly-out cooks', 'cooks, fly in/fly out'])(
    'are a way of working that ranks: %s',
    (query) => {
      expect(read(query).toSorted()).toEqual(['must role Chef', 'nice keyword FIFO']);
    },
  );

  it('are a group of houses', () => {
    expect(read('MAMAA engineers', 'US')).toContain('must employer now at mamaa');
  });
});

describe('a tool or a kind before a trade', () => {
  it('is asked for beside the trade', () => {
    expect(read('SQL analysts in Leeds')).toEqual([
      'must skill SQL',
      'must role analysts',
      'must location Leeds, GB',
    ]);
  });

  it.each(['embedded / C++ engineers', 'embedded or C++ engineers', 'embedded/C++ engineers in Leeds'])(
    'is one or the other in a list: %s',
    (query) => {
      const { facets } = compiled(query);
      const ofTrade = facets.filter(({ kind }) => kind === 'role' || kind === 'skill');
      expect(ofTrade.map(({ label }) => label)).toEqual(['Embedded Engineer', 'C++', 'Software Engineer']);
      expect(new Set(ofTrade.map(({ either }) => either)).size).toBe(1);
      expect(ofTrade[1]?.together).toBe(ofTrade[2]?.together);
    },
  );

  it('keeps housekeepers and cleaners apart', () => {
    expect(read('housekeepers in London')).toContain('must role Housekeeper');
    expect(read('cleaners')).toEqual(['must role Cleaner']);
  });
});

describe('what narrows a kind of house', () => {
  it.each([
    ['risk analysts from big banks', 'big'],
    ['risk analysts from a leading bank', 'leading'],
    ['nurses from private hospitals', 'private'],
    ['lawyers from boutique law firms', 'boutique'],
  ])('is told as not checked: %s', (query, word) => {
    expect(read(query)).toContain(`must unsupported ${word}`);
    expect(told(query)).toContain(`"${word}" was read with`);
  });

  it('is nothing where it is the name of the field', () => {
    expect(read('lawyers from private practice').join()).not.toContain('unsupported');
    expect(read('accountants in the public sector').join()).not.toContain('unsupported');
  });
});
