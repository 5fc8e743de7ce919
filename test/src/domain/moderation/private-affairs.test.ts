import { describe, expect, it } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import { PRIVATE_FACTS } from '#src/domain/moderation/types.ts';

const found = (text: string): string[] =>
  review([['summary', text]], { subject: 'person', place: 'GB' })
    .filter(({ verdict }) => verdict === 'held' || verdict === 'blocked')
    .map(({ about }) => about);
/** What was found of a private fact: what else the gate says of a sentence is tried elsewhere. */
const told = (text: string): string[] =>
  found(text).filter((about) => PRIVATE_FACTS.some((fact) => fact === about));

describe('what somebody earns or would move for, in the languages of the pages', () => {
  it.each([
    'Priti earns £61k at the brewery and is not in a hurry.',
    'Currently at 74k, plus car.',
    'He is on 48 and wants 55.',
    'She would jump for 63k.',
    'Tomas is after 70k base.',
    'Takes home 3,900 a month.',
    'Nadia is paid $95,000 there.',
    "They'd consider it for 80k.",
    'Verdient 58.000 und will für 65.000 wechseln.',
    'Sie verdient derzeit etwa 4.200 Euro brutto.',
    'Weil er nur 48.000 Euro verdient, sucht er.',
    'Käme für 72k.',
    'Jonas möchte 70.000 Euro.',
    'Elle touche 46 000 euros brut et partirait pour 52.',
    'Il gagne 39 k€.',
    'Demande 55 k€ pour bouger.',
    'Gana 32.000 euros y aceptaría 36.000.',
    'Cobra 2.400 al mes.',
    'Pide 45.000.',
    'Guadagna 38 mila lordi.',
    'Vorrebbe 50.000 euro per cambiare.',
    'Recebe 2.100 euros por mês.',
    'Mudaria por 45 mil.',
    'Hij verdient 4.100 bruto.',
    'Zit nu op 61k en wil 68k.',
    'Stapt over voor 75.000 euro.',
    'Zarabia 9 tys. netto.',
    'Zarabia 12 000 zł i przejdzie za 14 000 zł.',
    'Hon tjänar 42 000 kr i månaden.',
    'Vill ha 48 000 kronor.',
    'Han tjener 52.000 kr. om måneden.',
    'Hun ligger på 640 000 kroner i dag.',
    'She is on 48 at present.',
    'Currently on 58, would move for 65.',
  ])('waits: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it.each([
    'Earned 40 badges in the service academy.',
    'Earned £400k in fees for the firm.',
    'Earned a distinction in 2019.',
    'Earns repeat business from 30 clients.',
    'Runs a budget of £450k.',
    'Costs are now at £61k a month.',
    'Makes 45k units a week.',
    'Paid 300 suppliers on time.',
    'Would move to Leeds.',
    'Would stay for 12 hours if a line was down.',
    'Happy to travel for 3 days a week.',
    'Wants 100% of orders out by five.',
    'Asked for 20 units, got 25.',
    'Expecting 3,000 visitors a day, she rebuilt the queue.',
    'Sits on 12 boards of standards.',
    'Is on call 24 hours in a rota.',
    'She is on 14 committees.',
    'Looking for 6 months of savings, he found £80k in waste.',
    'Verdiente sich das Vertrauen der Kunden.',
    'Verdient 3 Auszeichnungen im Jahr.',
    'Steht für 40 Filialen ein.',
    'Liegt mit 1.200 Teilen pro Schicht vorn.',
    'Hat 40.000 Euro Umsatz im Monat gemacht.',
    'Erwartet 200 Gäste am Abend.',
    "Gagne 12 appels d'offres par an.",
    'Touche 40 000 lecteurs par mois.',
    'Vise 99 % de disponibilité.',
    'Il demande 30 devis par semaine.',
    'Gana 12 concursos al año.',
    'Cobra las facturas de 300 clientes.',
    'Pide 40 presupuestos al mes.',
    'Prende 120 chiamate al giorno.',
    'Vuole 100 pezzi senza scarti.',
    'Recebe 300 clientes por dia.',
    'Ganha 5 prémios por ano.',
    'Verdient het vertrouwen van klanten.',
    'Verwacht 300 gasten per avond.',
    'Bierze 40 dyżurów w roku.',
    'Dostaje 500 zgłoszeń miesięcznie.',
    'Tjänar 40 000 kunder i regionen.',
    'Ligger på 98 procent i leveransprecision.',
    'Tjener 12 kommuner.',
    'Currently on 3 boards of standards.',
    'They make 12 models a year.',
    'Cut pay errors by 40%.',
    'Earned 3 promotions in six years.',
  ])('while what is earned, asked for or counted at work are told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('a notice handed in, cuts that are not public and what the boss may not hear, in the languages of the pages', () => {
  it.each([
    'She gave her notice last week.',
    'He has put in his resignation.',
    'Put her notice in on Monday.',
    'Omar has already resigned.',
    'He handed in notice yesterday.',
    'Er hat letzte Woche gekündigt.',
    'Sie hat ihre Kündigung schon eingereicht.',
    'Elle vient de poser sa démission.',
    'Il a déjà démissionné.',
    'Ya ha presentado su renuncia.',
    'Ha dato le dimissioni venerdì.',
    'Si è appena licenziato.',
    'Entregou a carta de demissão na segunda.',
    'Hij heeft zijn ontslag ingediend.',
    'Ze heeft vorige week opgezegd.',
    'Złożył wypowiedzenie w piątek.',
    'Hon har sagt upp sig.',
    'Hun har sagt op.',
    'Han har sagt opp jobben.',
    'Her team was caught in the second wave of layoffs.',
    'He is in the January cuts.',
    'His role is being cut in spring and it has not been announced yet.',
    'She is on the list for the next round of redundancies.',
    'The closure is not public yet.',
    'Seine Stelle wird gestrichen.',
    'Die Schließung ist noch nicht bekannt.',
    'Elle est sur la liste des départs.',
    'Está dentro del ERE.',
    'È nella lista degli esuberi.',
    'Jest na liście zwolnień.',
    'Zijn afdeling gaat dicht, dat is nog niet bekend.',
    'He is scared his manager finds out.',
    'She is worried her firm might hear of it.',
    "Please don't call the office number.",
    'Never email her at work.',
    'Er hat Angst, dass sein Chef davon erfährt.',
    "Elle a peur que son patron l'apprenne.",
    'Teme que su jefe se entere.',
    'Tem medo que o chefe descubra.',
    'Ze is bang dat haar baas erachter komt.',
    'Boi się, że szef się dowie.',
    'Hon är rädd att chefen får veta.',
    'Bitte diskret behandeln.',
    'Por favor, con discreción.',
    "They owe her two months' wages.",
    'His employer owes him three months of pay.',
    "Hasn't been paid since August.",
    'Sein Gehalt steht seit Mai aus.',
    'Son employeur lui doit deux mois de salaire.',
    'La empresa le debe tres nóminas.',
    "L'azienda gli deve due stipendi.",
    'Tem salários em atraso.',
    'Zijn werkgever moet hem nog twee maanden salaris betalen.',
    'Firma zalega mu z wypłatą.',
    'Ma ofertę z innej firmy.',
    'Har ett erbjudande från en konkurrent.',
    'Ha una proposta da un concorrente.',
    'She is in the November round and it is not public yet.',
  ])('waits: %s', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it.each([
    'Gave notice to 40 tenants in arrears.',
    'Served notices under section 21.',
    'Handed in the weekly notice of works.',
    'Notice period is four weeks.',
    'Available after a notice of two months.',
    'Put notices up on site.',
    'Hat 12 Lieferantenverträge gekündigt.',
    'Il a rédigé des lettres de démission types pour les salariés.',
    'Presentó la oferta en plazo.',
    'Ha presentato il bilancio in tempo.',
    'Entregou o projeto na segunda.',
    'Heeft de contracten met drie leveranciers opgezegd.',
    'Złożył ofertę w przetargu.',
    'Har sagt upp avtalet med leverantören.',
    'Was in the second round of graduate hires.',
    'Led a March round of interviews.',
    'Was part of the winter draft of trials.',
    'Took a company that was not listed to its IPO.',
    'Worked on a feature for the spring release.',
    'Is worried about fire safety and checks doors twice.',
    'Never calls in late.',
    'Asks colleagues not to email after six.',
    'Arbeitet diskret mit Mandanten.',
    'Gère les dossiers avec discrétion.',
    'Gestisce i clienti con discrezione.',
    'Trata a los clientes con discreción.',
    'Owes much of the method to her mentor.',
    'Chases unpaid invoices.',
    'Schuldet niemandem eine Antwort und dokumentiert sauber.',
    'Tem uma proposta de valor clara.',
    'Har ett tilbud av tjenester til bedrifter.',
    'Cuts and redundancies handled with the works council.',
    'Handled the redundancy round for 120 staff.',
    'Betreute den Stellenabbau mit dem Betriebsrat.',
    'Handed over the notice board to the new committee.',
  ])('while notices, contracts, rounds and discretion at work are told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

it.each(['Call me after six.', 'Call me on 07700 900123.'])('a wish to be called waits: %s', (text) => {
  expect(told(text)).toContain('contact_details');
});

it.each(['Friends call me Seun.', 'People call me when a line is down.'])(
  'and what somebody is called does not: %s',
  (text) => {
    expect(told(text)).toEqual([]);
  },
);
