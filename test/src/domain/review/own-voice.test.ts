import { describe, expect, it } from 'vitest';
import { sentencesToShow, textToShow } from '#src/domain/review/evidence.ts';
import { isForAgency, isOwnVoice } from '#src/domain/review/own-voice.ts';
import { toldOfThem } from '#src/domain/review/third-person.ts';

/** What people write of themselves into an entry of their career: for the agency alone, and of their work. */
const SAID: Record<string, { life: string[]; work: string[] }> = {
  en: {
    life: [
      'I was signed off with a bad back for half a year.',
      'I resigned after a row with the owner.',
      'I have to collect my sons at three.',
      'I hope to earn more than this.',
      'I quarrelled with everybody upstairs.',
      'I needed a break from it all.',
      'I manage the shop and want out because my manager shouts.',
    ],
    work: [
      'I oversee the pay of 900 drivers.',
      'I wrote the tests of a booking engine.',
      'I streamlined the month end with I/O checks of Phase I.',
      'I investigated bullying complaints for three sites.',
    ],
  },
  de: {
    life: [
      'Ich nehme seit dem Winter Tabletten gegen Panik.',
      'Ich habe mich mit der Geschäftsführung überworfen.',
      'Ich bin in Elternzeit bis August.',
      'Meine Frau ist schwer erkrankt.',
      'Ich möchte mindestens 70.000 verdienen.',
      'Mein Teamleiter ahnt nichts von der Bewerbung.',
      'Ich arbeite dort nur noch, weil ich nichts anderes finde.',
      'Bin seit dem Frühjahr krankgeschrieben.',
      'In Behandlung wegen einer Angststörung.',
    ],
    work: [
      'Ich verantworte das Budget von drei Werken.',
      'Ich habe die Lohnbuchhaltung aufgebaut.',
      'Ich betreue Patienten mit Depressionen.',
      'Leitung von zwölf Leuten im Einkauf.',
      'Einführung von ICH-GCP und SAP.',
    ],
  },
  fr: {
    life: [
      'Je suis sous antidépresseurs.',
      'J’ai démissionné après un conflit avec la directrice.',
      'Je divorce et je dois déménager.',
      'Je voudrais gagner 50 000 euros.',
      'Ma direction ne sait pas que je cherche.',
      'Suivie pour une dépression depuis un an.',
      'En instance de divorce.',
    ],
    work: [
      'J’encadre neuf vendeurs.',
      'Je gère le traitement de 3 000 factures.',
      'J’ai réduit les stocks de 20 %.',
      'Encadrement de neuf vendeurs.',
    ],
  },
  es: {
    life: [
      'Estoy de baja por ansiedad.',
      'No aguanto a mi encargado.',
      'Me operan de la rodilla en mayo.',
      'Me echaron tras una pelea con el encargado.',
      'Tengo que cuidar de mis padres.',
      'Quiero cobrar al menos 40.000.',
      'Dejo la empresa porque me acosan.',
      'De baja médica desde abril.',
    ],
    work: [
      'Dirijo un equipo de ocho.',
      'Llevo las cuentas de 30 tiendas.',
      'He reducido el cierre a tres días.',
      'Dirección de un equipo de ocho.',
    ],
  },
  it: {
    life: [
      'Soffro di attacchi di panico.',
      'Non sopporto più i turni.',
      'Ho litigato con il titolare.',
      'Sto divorziando e mi trasferisco.',
      'Vorrei guadagnare di più.',
      'Lascio perché mi trattano male.',
      'In malattia da febbraio.',
      'Mia madre ha bisogno di me.',
    ],
    work: [
      'Coordino nove magazzinieri.',
      'Sono responsabile di 15 negozi.',
      'Ho ridotto i resi del 12%.',
      'I costi sono stati ridotti del 12%.',
      'Gestione di nove magazzinieri.',
    ],
  },
  pt: {
    life: [
      'Sofro de ataques de pânico.',
      'Não aguento o ambiente.',
      'Saí por causa do meu chefe.',
      'Estou grávida de cinco meses.',
      'Gostaria de ganhar mais.',
      'O meu patrão não sabe que procuro emprego.',
      'De baixa médica desde maio.',
      'Em processo de divórcio.',
    ],
    work: [
      'Coordeno nove técnicos.',
      'Sou responsável por 15 lojas.',
      'Gestão de nove técnicos.',
      'Eu geri um orçamento de 2 milhões.',
    ],
  },
  nl: {
    life: [
      'Ik slik pillen tegen paniekaanvallen.',
      'Ik heb ruzie met de directeur.',
      'Mijn zoontje is ziek.',
      'Ik wil minstens 4.000 verdienen.',
      'Ik heb ontslag genomen omdat ik niet gehoord werd.',
      'Overspannen geweest in 2023.',
    ],
    work: [
      'Ik leid een ploeg van tien.',
      'Ik ben verantwoordelijk voor de lonen van 300 mensen.',
      'Aansturing van tien monteurs.',
    ],
  },
  sv: {
    life: [
      'Jag går i terapi för panikångest.',
      'Jag slutar för att chefen är omöjlig.',
      'Mina barn bor hos mig varannan vecka.',
      'Jag vill ha högre lön.',
      'Min arbetsgivare vet inget om det här.',
      'Sjukskriven sedan i våras.',
      'Mitt i en skilsmässa.',
    ],
    work: [
      'Jag leder tio montörer.',
      'Jag ansvarar för lönerna till 300 anställda.',
      'Ledning av tio montörer, 30 min ställtid.',
    ],
  },
  da: {
    life: [
      'Jeg er sygemeldt med stress.',
      'Jeg er uvenner med min leder.',
      'Jeg skal skilles fra min mand.',
      'Jeg ønsker højere løn.',
      'Min chef ved ikke, at jeg søger.',
      'Sygemeldt siden maj.',
    ],
    work: ['Jeg leder ti montører.', 'Jeg udviklede et lønsystem.', 'Ledelse af ti montører.'],
  },
  no: {
    life: [
      'Jeg er sykmeldt for utbrenthet.',
      'Jeg ble mobbet av lederen.',
      'Kona mi er alvorlig syk og jeg er mye hjemme.',
      'Jeg ønsker meg bedre lønn.',
      'Sjefen vet ikke at jeg ser meg om.',
      'Sykmeldt siden mai.',
    ],
    work: ['Jeg leder ti montører.', 'Jeg har ansvar for lønn til 300 ansatte.', 'Ledelse av ti montører.'],
  },
  fi: {
    life: [
      'Olen hoidossa masennuksen takia.',
      'Lähden, koska esimies huutaa.',
      'Lapseni on sairas.',
      'Haluan parempaa palkkaa.',
      'Pomoni ei tiedä, että haen muualle.',
      'Sairauslomalla maaliskuusta.',
      'Minua kiusataan tiimissä.',
    ],
    work: [
      'Johdan kymmenen asentajan tiimiä.',
      'Olen vastuussa 300 hengen palkoista.',
      'Kymmenen asentajan johtaminen.',
    ],
  },
  pl: {
    life: [
      'Leczę się na nerwicę.',
      'Nie wytrzymuję presji.',
      'Odchodzę z powodu konfliktu z dyrektorem.',
      'Moja żona jest w ciąży.',
      'Chcę zarabiać więcej.',
      'Szef nie wie, że szukam pracy.',
      'Na zwolnieniu lekarskim od marca.',
      'Pokłóciłem się z przełożonym.',
    ],
    work: [
      'Kieruję zespołem dziesięciu monterów.',
      'Skróciłem zamknięcie miesiąca do trzech dni.',
      'Zarządzanie zespołem i działem.',
    ],
  },
};

describe.each(Object.entries(SAID))('what somebody says of themselves (%s)', (_, { life, work }) => {
  it.each(life)('is left out of their career: %s', (sentence) => {
    expect(textToShow(sentence)).toBeNull();
    const beside = work.find((said) => textToShow(said) === said) ?? '';
    expect(textToShow(`${beside} ${sentence}`)).toBe(beside);
  });

  it.each(work)('stays where it is of their work: %s', (sentence) => {
    expect(textToShow(sentence)).toBe(toldOfThem(sentence));
  });
});

it('makes a summary of no sentence in the own voice of somebody, in any language', () => {
  expect(sentencesToShow('Ich leite zehn Monteure. Leitung von zehn Monteuren.')).toEqual([
    'Leitung von zehn Monteuren.',
  ]);
  expect(sentencesToShow('I ran payroll for 40. I run payroll for 40.')).toEqual([
    'Ran payroll for 40.',
    'Runs payroll for 40.',
  ]);
});

it('reads a long hostile text in little time', () => {
  const parts = [
    'a mon ma mes ',
    'ich will weg wegen ',
    'sono '.repeat(3),
    'mi mi mi ',
    'min min ',
    'łem',
    'in behandlung wegen ',
    'partir à cause ',
  ];
  for (const part of parts) {
    const long = part.repeat(Math.ceil(60_000 / part.length));
    const from = performance.now();
    isForAgency(long);
    expect(performance.now() - from).toBeLessThan(1_500);
  }
});

it('takes a numeral at the end for no voice, and a pronoun there for one', () => {
  expect(isOwnVoice('F-Gas Cat I')).toBe(false);
  expect(isOwnVoice('Nobody there sold more than I.')).toBe(true);
});
