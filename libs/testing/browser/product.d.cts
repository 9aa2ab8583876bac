export interface Product {
  publicUrl: string;
  adminUrl: string;
  /** Its database and files. */
  folder: string;
  stop(): Promise<void>;
}

export function startProduct(variables?: Record<string, string>): Promise<Product>;
