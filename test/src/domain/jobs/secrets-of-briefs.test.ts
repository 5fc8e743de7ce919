import { describe, expect, it } from 'vitest';
import { briefLines } from '#src/domain/jobs/brief-lines.ts';

const JOB = `Plumber, Leeds, full time permanent.
£20 an hour.
Fixing boilers, taps and drains.
NVQ 2 and own van.
`;

const told = (paragraph: string): { open: string; kept: string } => {
  const { lines, left_out } = briefLines(JOB + paragraph);
  return { open: lines.slice(4).join(' '), kept: left_out.join(' ') };
};

describe('what a paragraph tells the recruiter alone', () => {
  it.each([
    'Notes for the agency alone: Dyson are moving the line to Malaysia. Geoff drinks.',
    'This bit goes no further than your desk. Amey have the same job open. Paul is leaving.',
    'Not one for the website - HMRC are in. The owner is ill and Balfour are circling.',
    "Notes I'd rather stayed with you. Our FD left for Kier. Ofsted come in May.",
    'Stuff u cant share: we lost the Tesco contract, buyers at Morrisons read everything',
    'This must not go around: licensing wrote to us after the incident. Parents got half of it.',
    'None of this leaves the room: the owner is selling to Kier in May. He owes the bank.',
    'Nur für die Agentur: Der Betriebsleiter Kern geht zu Liebherr. Kurzarbeit ab März.',
    'Und des bleibt bei dir: Bosch verlagert die Teile. Der Schichtleiter Kern säuft.',
    'Ce qui ne sort pas de chez vous : Carrefour nous quitte. Le chef Morel part en mars.',
    'Dit blijft bij jou: Jumbo stopt per mei. Kees zit ziek thuis.',
    'Esto se queda contigo y no lo cuentes: Mercadona se va. El jefe Paco bebe.',
    'Detta stannar hos dig: Volvo säger upp avtalet. Chefen Lars dricker.',
  ])('is left out to its end, by what heads it: %s', (paragraph) => {
    expect(told(paragraph)).toEqual({ open: '', kept: paragraph });
  });

  it('is left out with what goes on telling before and behind the words that ask to keep it', () => {
    expect(told('The auditors are in. Kier have asked about us. Our name must not appear.').open).toBe('');
  });

  it('leaves what stands beside it of the job', () => {
    expect(told("Interview at the yard. You will report to the foreman. Please don't name us.").open).toBe(
      'Interview at the yard. You will report to the foreman.',
    );
    expect(told('Monday to Friday, 8 to 4. Start on 4 January. Do not mention our name.').open).toBe(
      'Monday to Friday, 8 to 4. Start on 4 January.',
    );
  });

  it.each([
    'Requirements only for the night shift: forklift licence.',
    'Not essential but good: experience of advertising.',
    'What you will not do: write reports.',
    'Nights only: no weekends.',
  ])('is not begun by what says of the job that only or not: %s', (line) => {
    expect(told(line).open).not.toBe('');
  });
});
