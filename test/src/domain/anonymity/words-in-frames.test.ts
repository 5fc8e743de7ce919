import { expect, it } from 'vitest';
import { firstNameOnly, identityOf, marksIn, scrub } from '#src/domain/anonymity/index.ts';
import { splitName } from '#src/domain/candidates/names.ts';

const of = (name: string, employers: string[] = [], schools: string[] = []) =>
  identityOf({
    candidate: {
      ...splitName(name),
      experience: employers.map((employer) => ({ title: 'Lead', employer })),
      education: schools.map((school) => ({ school })),
    },
  });

it.each([
  ['Vira Danylenko', 'Віра Даниленко веде склад. Є віра, що вона впорається.', 'Є віра, що'],
  ['Vera Danilova', 'Вера Данилова ведёт склад. Есть вера, что она справится.', 'Есть вера, что'],
  ['Soko Perić', 'Соко Перић води набавку. Гледа бројке као соко, и ноћу.', 'као соко, и'],
  ['Hajnal Kovács', 'Kovács Hajnal vezeti az üzemet. A műszak után mindig van hajnal.', 'van hajnal'],
  ['Eirini Pappa', 'Η Ειρήνη Παππά διοικεί το κατάστημα. Υπάρχει ειρήνη στην ομάδα.', 'Υπάρχει ειρήνη'],
  ['Rahma Said', 'رحمة سعيد تدير الفريق. لديها رحمة كبيرة مع الموظفين.', 'لديها رحمة كبيرة'],
  ['Vishwas Verma', 'विश्वास वर्मा टीम संभालते हैं। मुझे विश्वास है कि वे आएंगे।', 'मुझे विश्वास है'],
  ['Jan de Kok', 'Jan leidt de keuken. Hij is de kok van de afdeling en doet de inkoop.', 'de kok van'],
  ['Li Won', 'Won runs the desk. She counts every won twice.', 'every won'],
])('a name that the words beside it make a word stays, and the name itself goes: %s', (name, text, said) => {
  const { text: shown } = scrub(text, of(name));
  expect(shown).toContain(said);
  expect(shown).not.toBe(text);
});

it.each([
  ['Vira Danylenko', 'Раніше на складі була віра даниленко.', 'віра'],
  ['Rahma Said', 'هناك رحمة سعيد في الفريق.', 'رحمة'],
  ['Vishwas Verma', 'हमने विश्वास को बुलाया।', 'विश्वास'],
  ['Jan de Kok', 'In notities: jan de kok belt morgen terug.', 'de kok'],
])('and it goes where they make it none: %s', (name, text, said) => {
  expect(scrub(text, of(name)).text).not.toContain(said);
});

it('a noun of Korean that is the given name as well waits where an ending alone stands behind it', () => {
  const text = '김보람 님은 물류를 맡고 있습니다. 일에서 보람을 찾습니다.';
  const identity = of('Kim Bo-ram');
  expect(scrub(text, identity).text).toContain('보람을 찾습니다');
  const marks = marksIn([{ text, identity }], 'anonymous').flat();
  expect(marks.map(({ start, end }) => text.slice(start, end))).toContain('보람');
});

it('a whole name the other way round does not go over the end of a sentence', () => {
  const text = 'Uwe Klug hat alles fertig und plant klug. Uwe spricht auch Polnisch.';
  expect(firstNameOnly(text, of('Uwe Klug')).text).toBe(
    'Uwe hat alles fertig und plant klug. Uwe spricht auch Polnisch.',
  );
});

it('what stands in the place of a number does not change in what language the text is read', () => {
  const text =
    'Uwe Klug plant klug. Mobil 0170 5550123, E-Mail uwe.klug@example.de; Geburtsdatum 02.12.1985, Wohnung in Bern, Lindenweg 5.';
  expect(firstNameOnly(text, of('Uwe Klug')).text).toContain('plant klug.');
});

it.each([
  ['苹果', '今年一共卖了三吨苹果，客户满意。', '三吨苹果'],
  ['理想', '他的方案不会引发多余的理想，团队务实。', '多余的理想'],
  ['太平', '这条线多年太平无事，设备正常。', '太平无事'],
  ['Heiter AG', 'Die Stimmung bleibt heiter, auch bei Nachtschicht.', 'bleibt heiter'],
  ['Sanft Holding', 'Der Umgang wirkt sanft und klar.', 'wirkt sanft'],
  ['Target', 'She was hired and trained him to target new clients.', 'to target new'],
  ['Reed', 'He grows reed on his plot.', 'reed on'],
])('a word that a house is called by stays where no house can stand: %s', (house, text, said) => {
  const identity = of('Ute Berg', [house]);
  expect(scrub(text, identity).text).toContain(said);
  const marked = marksIn([{ text, identity }], 'anonymous').flat();
  if (/^[A-Z]/.test(house) && /^[\p{ASCII}]+$/u.test(text) && text.startsWith('He '))
    expect(marked).toEqual([]);
});

it.each([
  ['苹果', '之前在苹果做采购。', '苹果'],
  ['太平', '去年加入太平，负责理赔。', '太平'],
  ['Target', 'She sold the site to Target in 2019.', 'Target'],
])('and goes where one does: %s', (house, text, said) => {
  expect(scrub(text, of('Ute Berg', [house])).text).not.toContain(said);
});

it('a country that an offer comes from is no school, and one that somebody is a graduate of is', () => {
  const identity = of('Ana Berg', [], ['Đại học Bách khoa Hà Nội']);
  expect(scrub('An offer from Malta is on the table.', identity).text).toContain('Malta');
  expect(scrub('She is a graduate from Malta.', identity).text).not.toContain('Malta');
});

it('a town of a school in Cyrillic stays as one of two either of which will do', () => {
  const identity = of('Ana Berg', [], ['Pravni fakultet, Novi Sad']);
  expect(scrub('Тражи посао. Нови Сад или Суботица.', identity).text).toContain('Нови Сад или');
  expect(scrub('Завршила је Нови Сад.', identity).text).not.toContain('Нови Сад');
});

it.each(['The pre-Easter rush is staffed by March.', 'She answers fastest on Tuesday.'])(
  'plain work around feasts and answers waits for nobody: %s',
  (text) => {
    expect(marksIn([{ text, identity: of('Ute Berg', ['Posten']) }], 'anonymous').flat()).toEqual([]);
  },
);
