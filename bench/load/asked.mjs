/**
 * Requests of the academy, in the product's words.
 * @param {string} token
 */
export function askedWith(token) {
  const get = (/** @type {string} */ path) => ({ path: `/api/academy/${path}`, token });
  const post = (/** @type {string} */ path, /** @type {unknown} */ body) => ({ ...get(path), method: 'POST', body });
  const pay = (/** @type {Record<string, any>} */ { feeID, studentID, amount, date }) =>
    post('receipt', {
      feeID,
      studentID,
      AmountPaid: amount,
      paymentMethod: 'cash',
      phonePaid: '252615550101',
      datePaid: date,
    });
  const enter = (/** @type {Record<string, any>} */ { amount, date }) =>
    post('transection', {
      transectionType: 'expense',
      type: 'Transport',
      name: 'Fuel',
      amount,
      date,
      description: 'Weekly',
    });
  return { get, post, pay, enter };
}
