import { expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';

const found = (text: string, subject: 'person' | 'role' = 'person') =>
  review([['text', text]], { subject, place: 'GB' }).filter(({ verdict }) => verdict !== 'clear');

it.each([
  "She'd sign for £58k although she'd actually take 52 if pushed.",
  'He would come down to £61k for a four-day week.',
  'Current CTC is 18.4 LPA fixed.',
  'Er verdient aktuell 68.000 Euro.',
  'Elle gagne actuellement 52 k€ brut.',
  'Cobra actualmente 38.000 euros.',
  'He has one more offer from a competitor.',
  'They asked us not to tell the client.',
  'Tiene otra oferta de la competencia.',
  'Sein Chef weiß noch nichts davon.',
  "Son patron n'est pas au courant.",
  'Haar baas weet nog niets.',
  'Herr Lindner ist nach seinem Burnout wieder voll da.',
  'Er war drei Monate krankgeschrieben.',
  'Dopo un intervento al cuore cerca meno stress.',
  'He is having a knee done in March.',
])('what somebody told the agency alone waits: %s', (text) => {
  expect(found(text).length).toBeGreaterThan(0);
});

it.each([
  'Would take on a team of 12.',
  'He could take 40 calls a day.',
  'Would sign for deliveries at 6 am.',
  'She negotiates offers with candidates and suppliers.',
  'The last package went out in 12 countries.',
  'Gana 12 concursos al año.',
  'Cuida pacientes tras una operación.',
  'Ran the burnout prevention programme for nurses.',
  'Der Chefkoch weiß nichts dem Zufall zu überlassen.',
])('what is of the work is clear: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  'Client says well spoken, proper English rose type.',
  'Pacific Island workers only.',
  'Client says with the crutches she would slow the line down, so screen for that.',
])('who is meant is not picked by looks, origin or an aid: %s', (text) => {
  expect(found(text, 'role').length).toBeGreaterThan(0);
});

it.each([
  'Sell hearing aids to customers who struggle to keep up in meetings.',
  'An English rose garden needs a gardener.',
  'We would love to hear from Māori and Pasifika candidates as well as everyone else.',
])('what such words say of the work is clear: %s', (text) => {
  expect(found(text, 'role')).toEqual([]);
});
