import type * as pdf from '@react-pdf/renderer';

/**
 * The building blocks of documents by their names in @react-pdf/renderer. The library itself is loaded by
 * the worker alone: making a document takes its thread a tenth of a second, and ours has others to serve.
 */
export const Document = 'Document' as unknown as typeof pdf.Document;
export const Page = 'Page' as unknown as typeof pdf.Page;
export const View = 'View' as unknown as typeof pdf.View;
export const Text = 'Text' as unknown as typeof pdf.Text;
export const Image = 'Image' as unknown as typeof pdf.Image;

export type Style = pdf.Styles[string];
