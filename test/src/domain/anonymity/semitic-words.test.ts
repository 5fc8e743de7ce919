import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, employer: string, school: string, name = 'Ann Day'): string =>
  scrub(
    text,
    identityOf({
      candidate: {
        name,
        experience: employer === '' ? [] : [{ employer }],
        education: school === '' ? [] : [{ school }],
      },
    }),
  ).text;

it.each([
  ['טאואר סמיקונדקטור', 'עובד בטאואר משנת 2016.', 'טאואר'],
  ['Tower Semiconductor', 'עובד בטאואר משנת 2016.', 'טאואר'],
  ['בנק לאומי', 'שלוש שנים בלאומי, ניהול תיקים.', 'לאומי'],
  ['Wix', 'עבדה בוויקס, פיתוח.', 'וויקס'],
  ['Ooredoo Tunisie', 'تعمل حالياً في أوريدو.', 'أوريدو'],
  ['شركة المياه الوطنية', 'عمل في المياه ثلاث سنوات.', 'المياه'],
])('a house goes in Hebrew and Arabic letters by its own word, %s: %s', (house, text, told) => {
  expect(shown(text, house, '')).not.toContain(told);
});

it.each([
  ['Amal Bensaïd', 'أمل بن سعيد مشرفة مركز اتصال.', 'سعيد'],
  ['Layla Haddad', 'ليلى حداد مديرة مشاريع.', 'حداد'],
  ['Karim Benali', 'كريم بن علي مهندس صيانة.', 'علي'],
])('a name of few consonants goes in Arabic letters by its vowels, %s', (name, text, told) => {
  expect(shown(text, '', '', name)).not.toContain(told);
});

it('a word of three consonants is no surname: מוצר of Mizrahi', () => {
  expect(shown('אחראית על פיתוח מוצר.', '', '', 'Dana Mizrahi')).toContain('מוצר');
});
