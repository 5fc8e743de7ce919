/** A line of a CV in reading order. Parts with a wide gap between them are separated by a tab. */
export interface CvLine {
  text: string;
  /** From 1. */
  page: number;
  /** Of the type, in points. */
  size: number;
  bold: boolean;
  /** The bold words that it, or a cell of it, begins with, where what stands behind them is not bold. */
  strong?: string;
  /** Whether its style says that it is a heading. */
  styled: boolean;
  /** Whether more than the usual space stands above it. */
  apart: boolean;
  bullet: boolean;
  /** Whether it tells of the job above it, with a time of its own: a project, an assignment. */
  within?: true;
  /** Whether it is the first of a section of jobs behind another one. */
  begins?: true;
  /** Whether it is in the page's header or footer. */
  margin: boolean;
}

/** The extracted text of a CV, before it is interpreted. */
export interface CvSource {
  lines: CvLine[];
  /** Addresses behind its links. */
  links: string[];
  pages: number;
  /** The largest number of columns on a page. */
  columns: number;
  /** Texts that are invisible on the page. */
  hidden: string[];
  /** Pages that show a picture and no text. */
  pictured: number;
}

/** Why a file cannot be read. */
export type CvFault = 'unreadable' | 'ocr_needed' | 'password_protected' | 'unsupported_type';

/** What is wrong with such a file and what to do, after "the file". */
export const CV_FAULTS: Record<CvFault, string> = {
  password_protected: 'is locked with a password; send it without one',
  ocr_needed: 'is a picture of a CV, without words that can be read; send the file that it was printed from',
  unreadable: 'cannot be read as a CV; open it, save it as PDF or DOCX, and send that',
  unsupported_type: 'is neither PDF nor Word; send the CV as PDF, DOCX or DOC',
};
