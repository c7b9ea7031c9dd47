/** Prints the page once its pictures are there: without them a letterhead would be empty on paper. */
export async function printWhenDrawn(): Promise<void> {
  await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  window.print();
}
