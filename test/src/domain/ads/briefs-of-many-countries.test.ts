import { describe, expect, it } from 'vitest';
import { inAgencyVoice } from '#src/domain/ads/agency-voice.ts';
import { offeredBesidePay } from '#src/domain/ads/beside-pay.ts';
import { isPrivateToBrief, mentionsPay, withoutParts } from '#src/domain/ads/public-lines.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'GB', name: 'Harbour Talent' });

async function drafted(client: string, contact: string, title: string, description: string): Promise<string> {
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: client });
  await agency.api.post(`/clients/${client_id}/contacts`, { name: contact });
  const job_id = await desk.job({ client_id, title, description });
  const { headline, body, bullets } = (await agency.api.patch(`/jobs/${job_id}/ad`, {})).body.data;
  return [headline, body, ...(bullets ?? [])].filter(Boolean).join('\n');
}

describe('an ad of a brief from anywhere', () => {
  it.each([
    'Salary R75 000 - R90 000 per month CTC',
    'CTC: 28 - 38 LPA fixed',
    'Rs 9 lakh to Rs 12 lakh per annum',
    "Pay's between fifty two and fifty eight an hour plus super",
    '$28-36/hr DOE, time and a half after 40, company van, take home.',
  ])('knows that %j tells the pay', (said) => {
    expect(mentionsPay(said)).toBe(true);
  });

  it.each([
    [
      "Gross salary CHF 115'000 to 132'000 for a full-time position, 25 days of holiday, half-fare travelcard.",
      ['25 days of holiday', 'Half-fare travelcard'],
    ],
    [
      '$1,650 a week plus super and full keep - own donga with air con, fuel card for town runs once a fortnight',
      ['Full keep - own donga with air con', 'Fuel card for town runs once a fortnight'],
    ],
    ['$88k-$102k, phone, carpark, professional fees', ['Phone', 'Carpark', 'Professional fees']],
    [
      "Sous Chef, Pontresina, CHF 5'200 a month, staff room free, ski pass at cost price",
      ['Staff room free', 'Ski pass at cost price'],
    ],
    ['$34-39 p/h, full time, trade qualified, start 11 January', []],
  ])('offers what stands beside the pay, and nothing that is asked: %j', (line, offered) => {
    expect(offeredBesidePay(line).filter((one) => !/full time|trade|start/i.test(one))).toEqual(offered);
  });

  it.each([
    'Dictated - please excuse typos',
    'The two CVs you sent last round, boss said "too junior"',
    'Not keen on the bloke you sent Weds',
    "Couldn't read a cut list",
    'The owner is in debt with the meat supplier so no questions please',
    'Two if you can.',
    'VACANCY AUTHORISATION FORM (rev 7)',
    'Job Requisition 2291 (external agency copy)',
    'Vacancy details for August below as requested.',
    'Pls help us fill below HC, approved by HQ yesterday.',
    'Shortlisting will be done blind',
  ])('keeps inside what was written to the recruiter: %j', (said) => {
    expect(isPrivateToBrief(said)).toBe(true);
  });

  it.each([
    'You will send invoices and fill shifts.',
    'Requisition parts from stores and keep the job cards.',
    'You told stories for a living.',
    'Serve notices and present cases at the county court',
  ])('shows what is of the work: %j', (said) => {
    expect(isPrivateToBrief(said)).toBe(false);
  });

  it.each([
    [
      "So what we're chasing is a boilermaker for the workshop",
      'We are looking for a boilermaker for the workshop',
    ],
    ['Could you find us a Practice Nurse for Hull?', 'We are looking for a Practice Nurse for Hull.'],
    ['Also, wir brauchen dringend eine Leitung', 'Wir suchen eine Leitung'],
    ['Need a planning degree', 'A planning degree'],
    ["They've got to have a white card", 'Must have a white card'],
    ['Yes hybrid, Mon & Thu in the office.', 'Hybrid, Mon & Thu in the office.'],
  ])('says %j as the agency does', (said, spoken) => {
    expect(inAgencyVoice(said).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())).toBe(spoken);
  });

  it('begins a new sentence where the end of one went with the pay, and drops a town that is left alone', () => {
    const isPay = (part: string): boolean => /£/.test(part);
    expect(withoutParts('Truro, £180 a day depends. cscs card, own van and tools', isPay).shown).toBe(
      'Cscs card, own van and tools',
    );
    expect(withoutParts('The nights are long, £15 an hour. bring a torch with you', isPay).shown).toBe(
      'The nights are long. Bring a torch with you',
    );
  });

  it('keeps days of the week though somebody there is called like one', async () => {
    const said = await drafted(
      'Larkspur Superannuation Fund',
      'Monique Abbas',
      'Executive Assistant',
      'You run the diary of the CIO. Hybrid, Mon & Thu in the office.',
    );
    expect(said).toContain('Mon & Thu in the office');
  });

  it('leaves out what must not be told by its name, where it is named too', async () => {
    const said = await drafted(
      'Slaneyside Dairies',
      'Noreen Furlong',
      'Process Engineer',
      "You mind the evaporators: OEE, CIP validation, a bit of work for the new butter line.\n\nThe butter line isn't public till they have signed, so leave that word out.",
    );
    expect(said).toContain('CIP validation.');
    expect(said).not.toMatch(/butter|signed/i);
  });

  it('heads what is offered, asked and done as forms and mails head it', async () => {
    const said = await drafted(
      'Oakhollow School',
      'Philippa Strand',
      'Teacher of Mathematics',
      "Scope\n- Teach five groups\n\nYou must bring\n- QTS\n\nWe'd love\n- Further maths\n\nOn top – furnished flat, flights home",
    );
    expect(said).toContain('**Good to have**\n\n- Further maths');
    expect(said).toContain('**What is offered**\n\n- Furnished flat, flights home');
    expect(said).not.toMatch(/Scope|You must bring|We'd love|On top/);
  });

  it('names nobody who only speaks at the head of a line, and says nothing of them', async () => {
    const said = await drafted(
      'Pilbara Plate & Pipe',
      'Shane Kovac',
      'Boilermaker',
      "yeah g'day it's Shane Kovac from Plate and Pipe um so what we're chasing is a boilermaker for the workshop, day shift. They've got to have the trade cert three, and a high risk licence would be handy.",
    );
    expect(said).toContain('We are looking for a boilermaker for the workshop, day shift.');
    expect(said).toContain('You must have the trade cert three');
    expect(said).toContain('**Good to have**\n\n- A high risk licence');
    expect(said).not.toMatch(/Shane|Plate|g'day/);
  });
});
