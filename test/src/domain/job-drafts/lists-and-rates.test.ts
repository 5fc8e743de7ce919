import { describe, expect, it } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { readRole } from '#src/domain/job-drafts/reader.ts';
import { readBrief } from '#src/domain/jobs/brief.ts';
import { briefLines } from '#src/domain/jobs/brief-lines.ts';

describe('a brief whose lists are written otherwise', () => {
  it('has its duties and musts where the things of a list have the sign of a quoted line', () => {
    const { responsibilities, requirements } = readBrief(
      'Role: Java Developer\n\nRoles & responsibilities\n> Build and own the ledger\n> Review code\n\nMust have\n> Core Java 17, Kafka\n> Worked on payments',
    );
    expect(responsibilities.map(({ text }) => text)).toEqual(['Build and own the ledger', 'Review code']);
    expect(requirements.map(({ text }) => text)).toEqual(['Core Java 17, Kafka', 'Worked on payments']);
  });

  it('wishes for what stands under the head of an asset', () => {
    const { nice_to_have } = readBrief(
      'Needed\nRed Seal millwright\nAsset\nVibration analysis level 1\nWelding',
    );
    expect(nice_to_have.map(({ text }) => text)).toEqual(['Vibration analysis level 1', 'Welding']);
  });

  it('asks for the whole of a list between whose things one is a wish', () => {
    const { requirements, nice_to_have } = readBrief(
      'We need a site foreman.\nGot to be a qualified carpenter, LBP would be great, five years on residential at least, and a full licence',
    );
    expect(requirements.map(({ text }) => text).join()).toMatch(
      /qualified carpenter.*five years.*full licence/,
    );
    expect(nice_to_have.map(({ text }) => text)).toEqual(['LBP would be great']);
  });

  it('has no handles of a messenger in it', () => {
    const said = ['we need cover for our QA Lead', '12 months, full time', 'owns the test plans'];
    expect(briefLines(said.map((line) => `jonny.tran: ${line}`).join('\n')).lines).toEqual(said);
  });
});

describe('what a draft reads', () => {
  const read = (text: string, home: string) => readRole(text, home, '2026-11-27');

  it.each([
    ['Wade Collier, Big Sandy.\n\nTruck dispatcher, Ashland KY. Days, 6 to 4, full time', 'US', 'Ashland'],
    ['need a climbing arborist, Geelong and the Bellarine. full time permanent', 'AU', 'Geelong'],
    [
      'Further to our call I write to confirm the vacancy at our Inverness practice.\n\nWe seek an Optometrist.',
      'GB',
      'Inverness',
    ],
  ])('as the place: %s', (text, home, city) => {
    expect(read(text, home).fields.location?.city).toBe(city);
  });

  it.each([
    ['We need a cook in Harrogate. Its 30 hours over 5 days, permanent.\nCooking for 32 residents.', 'GB'],
    ['Undersköterska i Västerås. Tillsvidare, 85 procent, dag och kväll', 'SE'],
  ])('as part time by the week: %s', (text, home) => {
    expect(read(text, home).fields.employment_type).toBe('part_time');
  });

  it.each([
    ['We need a second payroll officer in Leeds, full time.', 'GB', 'Payroll officer'],
    ['Looking for one more dental nurse in Bath.', 'GB', 'Dental nurse'],
    ['We need a second chef in Cork.', 'IE', 'Second chef'],
    ['We need a Quantity Surveyor for Polokwane, on a two year contract.', 'ZA', 'Quantity Surveyor'],
  ])('as the title what is wanted, and not how many there are already: %s', (text, home, title) => {
    expect(read(`Hi Jo,\n\n${text}\n\nYou do the work and help the team.`, home).fields.title).toBe(title);
  });

  it('as the start a day alone with what it hangs on', () => {
    const text = 'We need a boilermaker in Middelburg.\n\n16 February 2027 if the medical is done by then';
    expect(read(text, 'ZA').fields.target_start_date).toBe('2027-02-16');
  });

  it('as another pay what an hour of another shift is paid', () => {
    const text = 'One technician, Blenheim. $30 an hour, $33 on nights';
    expect(read(text, 'NZ').notes.join(' ')).toContain('another pay');
  });
});

it('takes no hours for pay, where an abbreviation ends before it', () => {
  const { fields, notes } = readRole(
    'FLT driver. Wellingborough. Earlies and lates alternate, 40 hrs. £13.80 an hour, lates £14.60\nLoading trailers.',
    'GB',
    '2026-11-27',
  );
  expect(fields.compensation).toMatchObject({ base_min: 13.8, period: 'hour' });
  expect(notes.join(' ')).not.toContain('thousands');
});

describe('who is wanted', () => {
  it('is sought, and not asked for as a paper is', () => {
    expect(inAgencyVoice('I need a coded boilermaker in Middelburg')).toBe(
      'We are looking for a coded boilermaker in Middelburg',
    );
    expect(inAgencyVoice('I need a driving licence')).toBe('Needs a driving licence');
  });
});
