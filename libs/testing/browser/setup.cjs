const ensureBuilt = require('../../../tools/test/built.cjs');
const { startProduct } = require('./product.cjs');

module.exports = async function setup() {
  await ensureBuilt();
  const product = await startProduct();
  process.env.YARD_PUBLIC_URL = product.publicUrl;
  process.env.YARD_ADMIN_URL = product.adminUrl;
  process.env.YARD_FOLDER = product.folder;
  globalThis.__yardProduct = product;
};
