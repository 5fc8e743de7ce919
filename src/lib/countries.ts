import { createRequire } from 'node:module';
import countries, { type LocaleData } from 'i18n-iso-countries/index.js';

// The library's default entry loads country names in eighty languages; only English is used.
const english: LocaleData = createRequire(import.meta.url)('i18n-iso-countries/langs/en.json');
countries.registerLocale(english);

/** Countries by their ISO 3166-1 codes and English names. */
export { countries };
