import { call } from '../product.mjs';

/**
 * Goods for the print shop, bought by its own calls: what an invoice of ten lines is made of.
 * @param {string} url
 * @param {string} token
 * @returns {Promise<{ items: { itemID: string, Price: number }[], customerID: string }>}
 */
export async function stockShop(url, token) {
  /** @param {string} path @param {unknown} body */
  const make = async (path, body) => (await call(url, path, { brand: 'decoration', token, body })).info;
  const once = Date.now();
  const suplierId = (await make('suplier', { name: `Paper house ${once}`, phone: '252615550303' }))._id;
  const customerID = (
    await make('customers', { name: 'Hibo Nur', phone: '252615550404', gender: 'female', address: '' })
  )._id;
  const items = [];
  for (let nth = 1; nth <= 10; nth++) {
    const item = await make('stock', {
      itemName: `Paper ${nth} of ${once}`,
      quantityInStock: 0,
      purchusePrice: 1,
      sellingPrice: 2,
    });
    await make('purchase', { suplierId, itemID: item._id, Quantity: 1_000_000, purchasePrice: 1, salingPrice: 2 });
    items.push({ itemID: String(item._id), Price: 2 });
  }
  return { items, customerID: String(customerID) };
}
