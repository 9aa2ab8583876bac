-- A database on SQLite as the first migration of before 0.1.0 made it.
CREATE TABLE "yard_migrations" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "timestamp" bigint NOT NULL, "name" varchar NOT NULL);
INSERT INTO "yard_migrations" VALUES (1, 261120000100, 'CreateUsersAndSessions20261120000100');
CREATE TABLE "users" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "name" varchar(255) NOT NULL, "email" varchar(255) NOT NULL, "phone" varchar(40), "password" varchar(255) NOT NULL, "owner" boolean NOT NULL DEFAULT (false), "admin" boolean NOT NULL DEFAULT (false), "email_verified_at" datetime(3), "suspended_at" datetime(3), "suspended_reason" varchar(1000), "remember_token" varchar(100), "two_factor_secret" text, "two_factor_recovery_codes" text, "two_factor_confirmed_at" datetime(3), "two_factor_used_step" integer, "stripe_customer_id" varchar(255), "created_at" datetime(3) NOT NULL, "updated_at" datetime(3) NOT NULL, "deleted_at" datetime(3), CONSTRAINT "uq_users_email" UNIQUE ("email"));
CREATE INDEX "idx_users_name" ON "users" ("name");
CREATE INDEX "idx_users_admin_name" ON "users" ("admin", "name");
CREATE INDEX "idx_users_suspended_at" ON "users" ("suspended_at");
CREATE INDEX "idx_users_created_at" ON "users" ("created_at");
INSERT INTO "users" ("name", "email", "password", "created_at", "updated_at") VALUES ('Olive', 'olive@yard.example', 'x', '2026-11-20 00:00:00.000', '2026-11-20 00:00:00.000');
CREATE TABLE "sessions" ("id" varchar(255) PRIMARY KEY NOT NULL, "user_id" integer, "ip_address" varchar(45), "user_agent" text, "payload" text NOT NULL, "last_activity" integer NOT NULL, CONSTRAINT "fk_sessions_user_id" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE);
CREATE INDEX "idx_sessions_user_id" ON "sessions" ("user_id");
CREATE INDEX "idx_sessions_last_activity" ON "sessions" ("last_activity");
CREATE TABLE "password_reset_tokens" ("email" varchar(255) PRIMARY KEY NOT NULL, "token" varchar(255) NOT NULL, "created_at" datetime(3));
CREATE TABLE "rental_store_access_requests" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "user_id" integer NOT NULL, "business_name" varchar(255) NOT NULL, "phone" varchar(40) NOT NULL, "details" text, "message" varchar(1000), "decided_id" integer, "approved_at" datetime(3), "declined_at" datetime(3), "created_at" datetime(3) NOT NULL, "updated_at" datetime(3) NOT NULL, "deleted_at" datetime(3), CONSTRAINT "chk_rental_store_access_requests_one_decision" CHECK (approved_at IS NULL OR declined_at IS NULL), CONSTRAINT "fk_rental_store_access_requests_user_id" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE RESTRICT, CONSTRAINT "fk_rental_store_access_requests_decided_id" FOREIGN KEY ("decided_id") REFERENCES "users" ("id") ON DELETE RESTRICT);
CREATE INDEX "idx_rental_store_access_requests_user_id_created_at" ON "rental_store_access_requests" ("user_id", "created_at");
CREATE INDEX "idx_rental_store_access_requests_created_at" ON "rental_store_access_requests" ("created_at");
