/** Module federation's errors with their numbers alone: nobody reads the words in a visitor's console. */
module.exports = () =>
  'export const errorDescMap = {}, runtimeDescMap = {}, typeDescMap = {}, buildDescMap = {};';
