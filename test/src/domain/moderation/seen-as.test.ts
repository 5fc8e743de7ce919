import { expect, it } from 'vitest';
import { reviewMessage } from '#src/domain/moderation/index.ts';

const stopped = (text: string, field = 'body_text'): string[] =>
  reviewMessage([[field, text]], { place: 'GB', people: [], isAtClient: true }).flatMap(
    ({ verdict, about }) => (verdict === 'look' ? [] : [about]),
  );

it.each([
  ['Eight temps for Monday, all Polish.', 'race_or_origin'],
  ['Six cleaners from Monday, all Filipino.', 'race_or_origin'],
  ['His skin is quite dark but he is very well spoken.', 'race_or_origin'],
  ['At 52 they see you as too senior in years.', 'age'],
  ['They find you a bit old for the team.', 'age'],
  ['Con 52 años te ven mayor para el equipo, lo siento.', 'age'],
  ['Te ven demasiado joven para dirigir.', 'age'],
  ['Acham-no velho para a vaga.', 'age'],
])('stops a message that names people by what they are seen as: %s', (text, about) => {
  expect(stopped(text)).toContain(about);
});

it.each([
  'We have eight temps for Monday, all from our own pool.',
  'Our tasters are all Italian speakers.',
  'Two chefs, both French-trained.',
  'His skin is irritated by the gloves.',
  'Te ven mayor potencial en ventas.',
  'I would leave out "recent graduate" as it may put off good people.',
  'Are you still looking or are you settled? No hurry.',
])('lets a message go that only looks alike: %s', (text) => {
  expect(stopped(text)).toEqual([]);
});

it('lets the name of a paper stand in a subject', () => {
  expect(stopped('Sick note', 'subject')).toEqual([]);
});
