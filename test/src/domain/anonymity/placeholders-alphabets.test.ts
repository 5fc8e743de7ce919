import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const of = (name: string, employers: string[], school = ''): ReturnType<typeof identityOf> =>
  identityOf({
    candidate: {
      name,
      experience: employers.map((employer) => ({ title: '', employer })),
      education: school === '' ? [] : [{ school }],
    },
  });

it('in a Russian text what stands for names is Russian, in the case that a preposition asks for', () => {
  const text =
    'Соловьев Дима, аналитик, шесть лет. Учился в КФУ, начинал в Тинькофф, перешёл в Яндекс. Ушёл из Тинькофф.';
  expect(scrub(text, of('Дмитрий Соловьев', ['Тинькофф', 'Яндекс'], 'КФУ')).text).toBe(
    'Кандидат, аналитик, шесть лет. Учился в университете, начинал в компании, перешёл в компанию. Ушёл из компании.',
  );
});

it.each([
  ['Говорили с Машей Лебедевой. Маша хочет руководить.', 'Мария Лебедева', /Маш/u],
  ['Катя готова выйти через месяц. Отзыв о Кате хороший.', 'Ekaterina Volkova', /Кат/u],
  ['Саша просит ответ до пятницы. Звонили Саше.', 'Александр Фомин', /Саш/u],
  ['Лёша ведёт склад. Леше предложили рост.', 'Алексей Гусев', /Л[её]ш/u],
])('what friends make of a given name goes, whichever alphabet the record has: %s', (text, name, left) => {
  expect(scrub(text, of(name, [])).text).not.toMatch(left);
});

it('a word that begins a sentence is no given name', () => {
  const text = 'Жена не против переезда.';
  expect(scrub(text, of('Евгений Кравцов', [])).text).toBe(text);
});

it('a Ukrainian, a Greek and an Arabic text have words of their own', () => {
  const uk = scrub(
    'Коваленко має досвід. Працював у ПриватБанку.',
    of('Oleksandr Kovalenko', ['PrivatBank']),
  ).text;
  expect(uk).toMatch(/^Кандидат має/u);
  expect(uk).toMatch(/у (?:компанії|банку)\.$/u);
  const el = scrub(
    'Η Ελένη Παπαδάκη έχει πτυχίο από το Πανεπιστήμιο Πειραιώς και δουλεύει στην Cosmote.',
    of('Ελένη Παπαδάκη', ['Cosmote'], 'Πανεπιστήμιο Πειραιώς'),
  ).text;
  expect(el).toBe('Το άτομο έχει πτυχίο από ένα πανεπιστήμιο και δουλεύει σε μια εταιρεία.');
  const ar = scrub(
    'خالد المنصوري مهندس. تخرج من جامعة الشارقة وبدأ في بتروفاك.',
    of('خالد المنصوري', ['بتروفاك'], 'جامعة الشارقة'),
  ).text;
  expect(ar).toBe('المرشح مهندس. تخرج من إحدى الجامعات وبدأ في إحدى الشركات.');
});

it('redacting again changes nothing', () => {
  const who = of('Дмитрий Соловьев', ['Яндекс'], 'КФУ');
  const once = scrub('Дима Соловьев работает в Яндексе, учился в КФУ.', who).text;
  expect(scrub(once, who).text).toBe(once);
});
