/** What visitors take away: the record as the check reads it, and whose it is. */
export interface RecordFile {
  /** The mechanism whose check list reads the record. */
  exhibit: string;
  record: unknown;
}

export const recordFile = (exhibit: string, record: unknown): RecordFile => ({ exhibit, record });

/** The text of the file. */
export const savedText = (file: RecordFile) => JSON.stringify(file, null, 2);
