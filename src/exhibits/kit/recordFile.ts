/** The file that visitors save: the record as the check reads it, and its mechanism. */
export interface RecordFile {
  /** The mechanism whose check list reads the record. */
  exhibit: string;
  record: unknown;
}

export const recordFile = (exhibit: string, record: unknown): RecordFile => ({ exhibit, record });

export const savedText = (file: RecordFile) => JSON.stringify(file, null, 2);
