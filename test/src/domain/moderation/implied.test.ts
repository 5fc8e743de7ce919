import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const verdicts = (text: string, place: string) =>
  review([['text', text]], { subject: 'role', place })
    .map(({ verdict }) => verdict)
    .filter((verdict) => verdict !== 'clear');

it.each([
  ['AU', 'The last three who left did so to start families, so let’s learn from that.'],
  ['NZ', 'Someone without whānau obligations every other week.'],
  ['DE', 'Am liebsten jemand, der mit der Familienplanung durch ist.'],
  ['FR', 'On évite les congés maternité à répétition.'],
  ['ES', 'Que no esté pensando en tener niños.'],
  ['IT', 'Niente mamme, gli orari non perdonano.'],
  ['SE', 'Helst någon utan småbarn.'],
  ['US', 'If they observe Saturdays it’s a nonstarter.'],
  ['US', 'Sunday mornings are for church here and we all go.'],
  ['AU', 'The crew is all mates from the same mosque so others won’t mix.'],
  ['GB', 'It’s heavy work and at sixty you’d feel it.'],
  ['DE', 'Unser Team ist jung geblieben, Sie sollten es auch sein.'],
  ['US', 'We’d want somebody who pledges allegiance without being asked.'],
  ['NZ', 'Someone from round here, not just off the plane.'],
  ['AU', 'Nobody on the NDIS or with a carer.'],
  ['AU', 'She’d need to drop a few sizes before going front of house.'],
  ['US', 'Anyone who has sued an employer goes to the bottom.'],
  ['FR', 'Quelqu’un du quartier, si vous voyez ce que je veux dire.'],
  ['US', 'Our tenants like to see one of their own at the desk.'],
  ['GB', 'We can’t be doing with mums.'],
  ['GB', 'Fed up with Polish drivers who leave at Easter.'],
  ['AU', 'Sick of pensioners who last a week.'],
  ['IE', 'Customers would rather be served by a girl.'],
  ['NZ', 'Free from asthma and other conditions.'],
])('a line that only implies who is not wanted waits for a person (%s): %s', (place, text) => {
  expect(verdicts(text, place)).not.toEqual([]);
});

it.each([
  ['AU', 'You will support NDIS participants and their carers.'],
  ['GB', 'Shifts include Saturdays and Sundays.'],
  ['GB', 'We offer enhanced maternity leave and a childcare scheme.'],
  ['AU', 'Cover for maternity leave, twelve months.'],
  ['FR', 'Remplacement de congé maternité de six mois.'],
  ['AU', 'The last three who left went on to lead their own teams.'],
  ['AU', 'Observe Saturday trading rules.'],
  ['AU', 'At 40 degrees you will feel the heat.'],
  ['AU', 'Straight off the plane you will visit two mines.'],
  ['AU', 'You know who to call when a line stops.'],
  ['GB', 'You will handle grievances and tribunal claims, not payroll.'],
  ['GB', 'You must have left school with five GCSEs.'],
  ['GB', 'You will run the parish church’s accounts.'],
  ['NZ', 'You will take part in whānau hui with our clients.'],
  ['GB', 'Fed up with long commutes? Half of us cycle.'],
])('what the work is lets no line wait (%s): %s', (place, text) => {
  expect(verdicts(text, place)).toEqual([]);
});
