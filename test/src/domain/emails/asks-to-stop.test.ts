import { expect, it } from 'vitest';
import { asksToStop } from '#src/domain/emails/asks-to-stop.ts';

const says = (text: string, subject = 'Re: A role for you') => asksToStop({ subject, text });

it.each([
  'Unsubscribe',
  'STOP',
  'Please stop emailing me.',
  'Please remove me from your mailing list',
  'Hello Tess,\n\nplease don’t write to me any more. I start somewhere else on Monday.',
  'Thanks, but no more emails please.',
  'I no longer wish to receive your emails.',
  'I took another job, so please do not contact me again.',
  'Take me off your list, thanks',
  'Guten Tag,\n\nbitte schreiben Sie mir nicht mehr.\n\nMfG K.',
  'Bitte keine weiteren E-Mails mehr.',
  'Ich möchte keine Mails mehr von Ihnen erhalten, ich habe eine Stelle.',
  'Nehmen Sie mich bitte aus dem Verteiler',
  'Bonjour, merci de ne plus m’envoyer de mails. Bonne journée',
  'Je ne souhaite plus recevoir vos courriels.',
  'Ne m’écrivez plus, s’il vous plaît.',
  'Por favor, no me envíen más correos.',
  'Deje de escribirme',
  'No quiero recibir más correos, gracias',
  'Buongiorno, vi prego di non scrivermi più.',
  'Non desidero più ricevere vostre e-mail.',
  'Stuur me geen mails meer.',
  'Ik wil geen mail meer van jullie ontvangen',
  'Por favor, não me enviem mais e-mails.',
  'Não me escrevam mais',
  'Proszę już do mnie nie pisać.',
  'Nie chcę otrzymywać więcej wiadomości',
  'Skicka mig inga fler mejl tack',
  'Skriv ikke til mig mere',
  'Jeg ønsker ikke flere e-poster fra dere',
  'No more mails please.\n\nOn Mon, 30 Nov 2026 Tess wrote:\n> Only write to this address if you still look.',
])('hears that somebody wants no more mail: %j', (text) => {
  expect(says(text)).toBe(true);
});

it('hears it in a subject too', () => {
  expect(says('', 'Please do not email me any more')).toBe(true);
  expect(says('Regards', 'AW: Abmelden')).toBe(true);
});

it.each([
  'Monday suits me. No more questions.',
  'Please don’t email me at work any more, use this one.',
  'Please do not email me any more at the old address.',
  'Please do not email me any more. Use kay@home.example instead.',
  'Please stop sending me the driving jobs, nights only.',
  'Take us off the list for the golf day, otherwise fine.',
  'No more emails about the Leeds one please, the others are great.',
  'Why do you not email me any more?',
  'Stop, that date is wrong, I meant the 4th.',
  'Bitte schreiben Sie mir nicht mehr auf WhatsApp.',
  'Bitte keine Mails mehr an die Arbeit, nur privat.',
  'Merci de ne plus m’appeler le soir.',
  'Ne m’écrivez plus à cette adresse, mais à l’autre.',
  'No me escribáis más tarde de las ocho.',
  'Non scrivetemi più tardi delle otto.',
  'Stuur me geen mails meer over nachtdiensten.',
  'Não me enviem mais e-mails sobre Lisboa.',
  'Send mig ikke flere mails om Aarhus.',
  'The client said he wants no more CVs.',
  'I want emails',
  'I want to get more emails',
])('leaves what says less, or something else, to people: %j', (text) => {
  expect(says(text)).toBe(false);
});

it('takes no time over long mails', () => {
  const long = 'please do not send me any more '.repeat(20_000);
  const began = performance.now();
  expect(says(long)).toBe(false);
  expect(performance.now() - began).toBeLessThan(2_000);
});
