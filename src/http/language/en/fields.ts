/** The fields of records, as activities name them too. */
export { FIELD_WORDS as fields } from '#src/domain/record/words.ts';
