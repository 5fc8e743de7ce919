import { describe, expect, it } from 'vitest';
import { readBrief } from '#src/domain/jobs/brief.ts';
import { headingOf } from '#src/domain/jobs/brief-headings.ts';
import { toldRounds, untoldProcess } from '#src/domain/jobs/interview-process.ts';

const textsOf = (said: readonly { text: string }[]): string[] => said.map(({ text }) => text);

describe('headings', () => {
  it.each([
    ['Das bieten wir:', 'offers'],
    ['Das können Sie erwarten:', 'offers'],
    ['Darauf kannst du dich freuen:', 'offers'],
    ['Das erwartet Sie:', 'responsibilities'],
    ['Das machst du:', 'responsibilities'],
    ['Das bringen Sie mit:', 'requirements'],
    ['Das brauchst du:', 'requirements'],
    ['Das wünschen wir uns:', 'requirements'],
    ['Das zeichnet Sie aus:', 'requirements'],
    ['Essential functions:', 'responsibilities'],
    ['Essential job functions', 'responsibilities'],
    ['Key functions', 'responsibilities'],
    ['Core duties', 'responsibilities'],
    ['Principal accountabilities', 'responsibilities'],
    ['Essential requirements', 'requirements'],
  ])('%j heads %s', (line, section) => {
    expect(headingOf(line)?.section).toBe(section);
  });

  it('the one word that speaks to the reader heads what is asked, and is no sentence', () => {
    const brief = readBrief(
      'Carpenter\n\nThe job\n* Repair sash windows\n* Train apprentices\n\nYou\n* Trade qualified\n* A good eye and patience',
    );
    expect(textsOf(brief.requirements)).toEqual(['Trade qualified', 'A good eye and patience']);
    expect(brief.intro.join()).not.toContain('You');
  });

  it('"Role:" before sentences of what is done heads duties', () => {
    const brief = readBrief('Sous Chef\n\nRole: Run the pass on busy services. Prep sauces daily.');
    expect(textsOf(brief.responsibilities)).toEqual(['Run the pass on busy services', 'Prep sauces daily']);
  });
});

it.each([
  "A degree in marketing would be helpful but isn't essential.",
  'A degree in marketing would be nice but is not a must.',
  'Ein Studium wäre schön, aber nicht zwingend.',
])('what a wish takes back of itself asks for nothing: %j', (said) => {
  const brief = readBrief(`Brand Manager\n\nRequirements\nFive years of brand management. ${said}`);
  expect(brief.requirements).toHaveLength(1);
  expect(brief.nice_to_have).toHaveLength(1);
});

describe('a brief in notes', () => {
  const NOTES = [
    'Payroll Officer, Brisbane (Eagle Farm), 12 month max term contract to cover maternity leave',
    '- end to end fortnightly pay for 420 staff',
    '- super, payroll tax and STP lodgements',
    '- answers pay queries',
    'Nice: Dayforce, dairy or food',
    '$85-92k + super, 9 day fortnight, free milk & cheese',
  ].join('\n');

  it('offers nobody the leave that is covered, nor what the work deals with', () => {
    const { offers, responsibilities } = readBrief(NOTES);
    expect(textsOf(offers).join()).not.toMatch(/maternity|STP/);
    expect(textsOf(responsibilities)).toContain('Super, payroll tax and STP lodgements');
  });

  it('wishes for no line of money', () => {
    expect(textsOf(readBrief(NOTES).nice_to_have)).toEqual(['Dayforce, dairy or food']);
  });
});

it.each([
  'We welcome graduates of any year and people changing career at any age.',
  'We are a Disability Confident employer and offer an interview to disabled applicants who meet the minimum criteria.',
  'Applications from women are particularly welcome as they are under-represented.',
  'Appointment is on merit.',
])('what is said to everybody is neither asked nor offered nor a step: %j', (said) => {
  const text = `Engineer\n\nWhat we look for\nA degree in civil engineering. ${said}\n\nWhat you get\nA cycle scheme.\n${said}`;
  const brief = readBrief(text);
  expect(textsOf(brief.requirements)).toEqual(['A degree in civil engineering']);
  expect(textsOf(brief.offers)).toEqual(['A cycle scheme']);
  expect(brief.process).toEqual([]);
  expect(brief.intro).toContain(said);
  expect(untoldProcess(text)).toBeNull();
});

it.each(['Needs patience with patients of any age.', 'You will welcome guests at any time.'])(
  'what only speaks of all is not said to everybody: %j',
  (said) => {
    expect(readBrief(`Nurse\n\nRequirements\n- ${said}`).intro).toEqual(['Nurse.']);
  },
);

it('a thing that is given beside an hourly pay is no step', () => {
  expect(toldRounds('Diesel Fitter, Perth\n\n$52 an hour, toolbox allowance, phone.')).toEqual([]);
});

it('what is tried within a meeting whose time is told is part of it', () => {
  const rounds = toldRounds(
    'Payroll Officer\nInterview: 30 min Teams with Kylie then 1 hr on site w/ the CFO and a short Excel test',
  );
  expect(rounds.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['video', 30],
    ['in_person', 60],
  ]);
});
