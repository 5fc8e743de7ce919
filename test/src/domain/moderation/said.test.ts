import { describe, expect, it } from 'vitest';
import { review, type Subject } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, subject: Subject, place: string, isUnread = false) =>
  review([['text', text]], { subject, place, isUnread })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict !== 'clear');

describe('turns of phrase of a place, and languages of the north', () => {
  it.each([
    ['GB', 'Find out which foot he kicks with before you book him.'],
    ['IE', 'Nobody off the halting site, please.'],
    ['GB', 'We had two pregnancies here, so nobody who is about to pop one out.'],
    ['AU', 'Nobody with English as a second language on the counter.'],
    ['GB', 'A-levels sat no earlier than 2014.'],
    ['SE', 'Vi söker dig som är 22–30 år och vill utvecklas.'],
    ['DK', 'Vi søger en pige, gerne uden børn.'],
    ['NO', 'Kun søkere uten aksent.'],
    ['FR', 'Pas de candidats des cités.'],
    ['ES', 'Pregunta si está embarazada.'],
  ])('does not leave (%s): %s', (place, text) => {
    expect(verdicts(text, 'role', place)).not.toEqual([]);
  });

  it.each([
    ['GB', 'Nikhil has a caution from 2011 which is long spent.'],
    ['NZ', "I'd put Moana at about 55."],
  ])('does not tell of somebody who is put forward (%s): %s', (place, text) => {
    expect(verdicts(text, 'person', place)).not.toEqual([]);
  });

  it.each([
    ['AU', 'Vaccinated against influenza before working with patients on the ward.'],
    ['GB', 'Head of RE. Practising Catholic not required.'],
    ['US', 'Applicants must be U.S. persons (citizen, permanent resident, refugee or asylee).'],
    ['GB', 'Registered nurse, older persons’ health, at a hospital that looks at workload weekly.'],
    ['GB', 'Clearance takes as long as the vetting body needs.'],
    ['NL', 'Je werkt met jongeren van 14 tot 18 jaar.'],
    ['DK', 'Alle opfordres til at søge uanset alder, køn og religion.'],
    ['SE', 'Du arbetar med barn 6–12 år.'],
    ['GB', 'Maternity, paternity and adoption pay from the first day, and fertility leave.'],
  ])('leaves where it is about the work or for everybody (%s): %s', (place, text) => {
    expect(verdicts(text, 'role', place, true)).toEqual([]);
  });

  it('counts a law that is cited after several clauses of one sentence, or by its short name', () => {
    const far =
      'Female support worker required for a young woman in Geelong; the work is showering; nights are shared. An exemption applies under section 28 of the Equal Opportunity Act 2010 (Vic).';
    const short = 'Being male is a genuine occupational qualification for this post (SDA 1984 s 30).';
    expect([verdicts(far, 'role', 'AU'), verdicts(short, 'role', 'AU')]).toEqual([[], []]);
    const kept =
      'Female support worker required; nights are shared. We follow the Equal Opportunity Act 2010 (Vic).';
    expect(verdicts(kept, 'role', 'AU')).not.toEqual([]);
  });
});
