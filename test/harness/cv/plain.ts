import type { CvFields } from '#src/domain/cv/schema.ts';
import type { CvReader } from '#src/domain/ports.ts';

/**
 * A reader of files that hold nothing but a name and an e-mail address, in the process that asks: for proofs about what
 * becomes of a reading, not about reading.
 * @param began told of each file
 */
export function plainCvs(began: () => void = () => {}): CvReader {
  return {
    async read(_account, bytes) {
      began();
      const [name = '', email = ''] = Buffer.from(bytes).toString('utf8').split('\n');
      const fields: CvFields = {
        name,
        email,
        phone: null,
        linkedin_url: null,
        location: null,
        headline: null,
        summary: null,
        current_title: 'Analyst',
        current_company: null,
        skills: ['SQL'],
        experience: [],
        education: [],
        certifications: [],
        languages: [],
      };
      const text_quality = { score: 1, columns: 1, ocr_needed: false, hidden_text: [] };
      return { reading: { fields, provenance: {}, text_quality, text: `${name} ${email}` } };
    },
  };
}
