import type * as pdf from '@react-pdf/renderer';

/**
 * The building blocks of documents by their names in @react-pdf/renderer. Only the worker loads the library itself:
 * rendering a document takes a tenth of a second, in which our thread could serve nobody.
 */
export const Document = 'Document' as unknown as typeof pdf.Document;
export const Page = 'Page' as unknown as typeof pdf.Page;
export const View = 'View' as unknown as typeof pdf.View;
export const Text = 'Text' as unknown as typeof pdf.Text;
export const Svg = 'Svg' as unknown as typeof pdf.Svg;
export const Path = 'Path' as unknown as typeof pdf.Path;
export const Image = 'Image' as unknown as typeof pdf.Image;

export type Style = pdf.Styles[string];
