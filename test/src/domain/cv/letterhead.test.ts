import { expect, it } from 'vitest';
import { readPlain } from '#test/harness/cv/written.ts';

const HOUSES = [
  'LARKFIELD & MOSS FINANCE RECRUITMENT\nApex Court, Bristol BS1 - 0117 496 0148 - cvs@larkfieldmoss.example',
  'CABINET HORIZON TALENTS - dossier de candidature\nAvenue Louise 480, 1050 Bruxelles - info@horizontalents.example - 02 555 01 00',
  'Brightwater Staffing Ltd\n12 King Street, Leeds LS1 2HL\nTel: 0113 496 0100\njobs@brightwaterstaffing.example',
  'Köhler Personaldienstleistungen GmbH\nBahnhofstr. 12, 50667 Köln | Tel. 0221 9765430 | bewerbung@koehler-personal.example',
  'MEDSTAFF NURSING AGENCY\nContact: Claire Dunne, claire.dunne@medstaff.example, 01 555 0123',
];

const sentBy = (head: string, about: string): string =>
  `**${head}\n\n**Candidate profile**\n${about}\n\n**Employment history**\nNov 2021 - present Thames Water, Reading\nManagement Accountant\n`;

it.each(HOUSES)(
  'takes no address, number, town or name from the letterhead of who sends a CV: %s',
  (head) => {
    const own =
      'Candidate\tPriyanka Raghunathan\nLocation\tReading\nTelephone\t07700 900195\nE-mail\tp.raghunathan@avonpost.example';
    const read = readPlain(sentBy(head, own));
    expect([read.name, read.email, read.phone, read.location?.city]).toEqual([
      'Priyanka Raghunathan',
      'p.raghunathan@avonpost.example',
      '07700 900195',
      'Reading',
    ]);
    const bare = readPlain(sentBy(head, '**Priyanka Raghunathan**\nReading'));
    expect([bare.name, bare.email, bare.phone, bare.location?.city]).toEqual([
      'Priyanka Raghunathan',
      null,
      null,
      'Reading',
    ]);
  },
);

it('takes nothing from the line of the consultant who presents somebody', () => {
  const read = readPlain(
    `${sentBy('Curriculum vitae', '**Priyanka Raghunathan**\nReading')}\nYour consultant: Tom Price, 0117 496 0148, tom.price@larkfield.example`,
  );
  expect([read.name, read.email, read.phone]).toEqual(['Priyanka Raghunathan', null, null]);
});

it.each([
  [
    'Jane Harrow\nRecruitment Consultant\njane@janerecruits.example | 07700 900195',
    'jane@janerecruits.example',
  ],
  ['Noemi Pellizzon\nTalent Acquisition Partner\nciao@noemipellizzon.example', 'ciao@noemipellizzon.example'],
  ['Jane Harrow\nHays, Senior Recruiter\njane.harrow@hays.example', 'jane.harrow@hays.example'],
])('leaves a recruiter the address of their own: %s', (text, email) => {
  expect(readPlain(`${text}\n\n**Experience**\n2020 - present Recruiter, Reed, Leeds`).email).toBe(email);
});
