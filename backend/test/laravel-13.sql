-- A rental site as Laravel 13 keeps it on MySQL: the framework's own tables, and the application's as its migrations make
-- them (`$table->id()`, `foreignId()->constrained()`, `timestamps()`, `softDeletes()`, `morphs()`).
CREATE TABLE `migrations` (
  `id` int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `migration` varchar(255) NOT NULL,
  `batch` int NOT NULL
) ENGINE=InnoDB;
CREATE TABLE `users` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `name` varchar(255) NOT NULL,
  `email` varchar(255) NOT NULL,
  `email_verified_at` timestamp NULL DEFAULT NULL,
  `password` varchar(255) NOT NULL,
  `phone` varchar(40) DEFAULT NULL,
  `is_admin` tinyint(1) NOT NULL DEFAULT '0',
  `remember_token` varchar(100) DEFAULT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  UNIQUE KEY `users_email_unique` (`email`)
) ENGINE=InnoDB;
CREATE TABLE `password_reset_tokens` (
  `email` varchar(255) NOT NULL PRIMARY KEY,
  `token` varchar(255) NOT NULL,
  `created_at` timestamp NULL DEFAULT NULL
) ENGINE=InnoDB;
CREATE TABLE `sessions` (
  `id` varchar(255) NOT NULL PRIMARY KEY,
  `user_id` bigint unsigned DEFAULT NULL,
  `ip_address` varchar(45) DEFAULT NULL,
  `user_agent` text,
  `payload` longtext NOT NULL,
  `last_activity` int NOT NULL,
  KEY `sessions_user_id_index` (`user_id`),
  KEY `sessions_last_activity_index` (`last_activity`)
) ENGINE=InnoDB;
CREATE TABLE `cache` (
  `key` varchar(255) NOT NULL PRIMARY KEY,
  `value` mediumtext NOT NULL,
  `expiration` int NOT NULL
) ENGINE=InnoDB;
CREATE TABLE `cache_locks` (
  `key` varchar(255) NOT NULL PRIMARY KEY,
  `owner` varchar(255) NOT NULL,
  `expiration` int NOT NULL
) ENGINE=InnoDB;
CREATE TABLE `jobs` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `queue` varchar(255) NOT NULL,
  `payload` longtext NOT NULL,
  `attempts` tinyint unsigned NOT NULL,
  `reserved_at` int unsigned DEFAULT NULL,
  `available_at` int unsigned NOT NULL,
  `created_at` int unsigned NOT NULL,
  KEY `jobs_queue_index` (`queue`)
) ENGINE=InnoDB;
CREATE TABLE `failed_jobs` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `uuid` varchar(255) NOT NULL,
  `connection` text NOT NULL,
  `queue` text NOT NULL,
  `payload` longtext NOT NULL,
  `exception` longtext NOT NULL,
  `failed_at` timestamp NOT NULL DEFAULT CURRENT_TIMESTAMP,
  UNIQUE KEY `failed_jobs_uuid_unique` (`uuid`)
) ENGINE=InnoDB;
CREATE TABLE `personal_access_tokens` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `tokenable_type` varchar(255) NOT NULL,
  `tokenable_id` bigint unsigned NOT NULL,
  `name` text NOT NULL,
  `token` varchar(64) NOT NULL,
  `abilities` text,
  `last_used_at` timestamp NULL DEFAULT NULL,
  `expires_at` timestamp NULL DEFAULT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  UNIQUE KEY `personal_access_tokens_token_unique` (`token`),
  KEY `personal_access_tokens_tokenable_type_tokenable_id_index` (`tokenable_type`,`tokenable_id`)
) ENGINE=InnoDB;
CREATE TABLE `machine_types` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `name` varchar(255) NOT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL
) ENGINE=InnoDB;
CREATE TABLE `addresses` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `user_id` bigint unsigned NOT NULL,
  `geotag` json DEFAULT NULL,
  `line1` varchar(255) NOT NULL,
  `line2` varchar(255) DEFAULT NULL,
  `city` varchar(255) NOT NULL,
  `state` varchar(2) NOT NULL,
  `postal_code` varchar(10) NOT NULL,
  `confirmed` tinyint(1) NOT NULL DEFAULT '0',
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL,
  CONSTRAINT `addresses_user_id_foreign` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`)
) ENGINE=InnoDB;
CREATE TABLE `machines` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `user_id` bigint unsigned NOT NULL,
  `machine_type_id` bigint unsigned NOT NULL,
  `address_id` bigint unsigned DEFAULT NULL,
  `subject` varchar(255) NOT NULL,
  `daily_rate` decimal(10,2) NOT NULL,
  `hour_meter` double DEFAULT NULL,
  `delivery_available` tinyint(1) NOT NULL DEFAULT '0',
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL,
  CONSTRAINT `machines_user_id_foreign` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`),
  CONSTRAINT `machines_machine_type_id_foreign` FOREIGN KEY (`machine_type_id`) REFERENCES `machine_types` (`id`),
  CONSTRAINT `machines_address_id_foreign` FOREIGN KEY (`address_id`) REFERENCES `addresses` (`id`)
) ENGINE=InnoDB;
CREATE TABLE `deposit_policies` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `name` varchar(255) NOT NULL,
  `amount` decimal(10,2) NOT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL
) ENGINE=InnoDB;
CREATE TABLE `cancellation_policies` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `name` varchar(255) NOT NULL,
  `days` int unsigned NOT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL
) ENGINE=InnoDB;
CREATE TABLE `rental_requests` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `user_id` bigint unsigned NOT NULL,
  `machine_id` bigint unsigned NOT NULL,
  `address_id` bigint unsigned DEFAULT NULL,
  `machine_delivery_option_id` bigint unsigned DEFAULT NULL,
  `deposit_policy_id` bigint unsigned NOT NULL,
  `cancellation_policy_id` bigint unsigned NOT NULL,
  `start_date` date NOT NULL,
  `end_date` date NOT NULL,
  `start_time` time DEFAULT NULL,
  `end_time` time DEFAULT NULL,
  `details` text,
  `delivery_enabled` tinyint(1) NOT NULL DEFAULT '0',
  `agree_to_terms_and_conditions` tinyint(1) NOT NULL DEFAULT '0',
  `agree_to_privacy_policy` tinyint(1) NOT NULL DEFAULT '0',
  `agree_to_insurance_disclaimer` tinyint(1) NOT NULL DEFAULT '0',
  `agree_to_rental_agreement` tinyint(1) NOT NULL DEFAULT '0',
  `rental_amount` decimal(10,2) NOT NULL,
  `delivery_distance` double DEFAULT NULL,
  `delivery_amount` decimal(10,2) DEFAULT NULL,
  `subtotal` decimal(10,2) NOT NULL,
  `deposit_amount` decimal(10,2) NOT NULL,
  `stripe_payment_method_id` varchar(255) DEFAULT NULL,
  `approved_at` timestamp NULL DEFAULT NULL,
  `declined_at` timestamp NULL DEFAULT NULL,
  `deposit_refunded_at` timestamp NULL DEFAULT NULL,
  `closed_at` timestamp NULL DEFAULT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL,
  CONSTRAINT `rental_requests_user_id_foreign` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`),
  CONSTRAINT `rental_requests_machine_id_foreign` FOREIGN KEY (`machine_id`) REFERENCES `machines` (`id`)
) ENGINE=InnoDB;
CREATE TABLE `messages` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `messageable_type` varchar(255) NOT NULL,
  `messageable_id` bigint unsigned NOT NULL,
  `user_id` bigint unsigned NOT NULL,
  `content` text NOT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL,
  KEY `messages_messageable_type_messageable_id_index` (`messageable_type`,`messageable_id`),
  CONSTRAINT `messages_user_id_foreign` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`)
) ENGINE=InnoDB;
CREATE TABLE `message_views` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `message_id` bigint unsigned NOT NULL,
  `user_id` bigint unsigned NOT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  CONSTRAINT `message_views_message_id_foreign` FOREIGN KEY (`message_id`) REFERENCES `messages` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB;
CREATE TABLE `payments` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `rental_request_id` bigint unsigned NOT NULL,
  `user_id` bigint unsigned NOT NULL,
  `type` varchar(255) NOT NULL,
  `amount` decimal(10,2) NOT NULL,
  `succeeded` tinyint(1) NOT NULL DEFAULT '0',
  `paid_on` date DEFAULT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL,
  CONSTRAINT `payments_rental_request_id_foreign` FOREIGN KEY (`rental_request_id`) REFERENCES `rental_requests` (`id`),
  CONSTRAINT `payments_user_id_foreign` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`)
) ENGINE=InnoDB;
CREATE TABLE `machine_returns` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `rental_request_id` bigint unsigned NOT NULL,
  `returned_at` timestamp NULL DEFAULT NULL,
  `hour_meter` double DEFAULT NULL,
  `damaged` tinyint(1) NOT NULL DEFAULT '0',
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL
) ENGINE=InnoDB;
CREATE TABLE `cancellations` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `rental_request_id` bigint unsigned NOT NULL,
  `user_id` bigint unsigned NOT NULL,
  `reason` varchar(1000) NOT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL
) ENGINE=InnoDB;
CREATE TABLE `document_agreements` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `rental_request_id` bigint unsigned NOT NULL,
  `document` varchar(255) NOT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL
) ENGINE=InnoDB;
CREATE TABLE `support_tickets` (
  `id` bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY,
  `user_id` bigint unsigned NOT NULL,
  `resolved_id` bigint unsigned DEFAULT NULL,
  `resolved_at` timestamp NULL DEFAULT NULL,
  `number` varchar(255) DEFAULT NULL,
  `message` text NOT NULL,
  `details` text,
  `github_issue_number` int unsigned DEFAULT NULL,
  `created_at` timestamp NULL DEFAULT NULL,
  `updated_at` timestamp NULL DEFAULT NULL,
  `deleted_at` timestamp NULL DEFAULT NULL,
  CONSTRAINT `support_tickets_user_id_foreign` FOREIGN KEY (`user_id`) REFERENCES `users` (`id`)
) ENGINE=InnoDB;

SET @at = '2026-03-01 10:00:00';
INSERT INTO `migrations` (`migration`, `batch`) VALUES ('0001_01_01_000000_create_users_table', 1), ('2025_02_01_100000_create_rental_requests_table', 1);
-- Everybody's password is "password".
SET @hash = '$2y$10$92IXUNpkjO0rOQ5byMi.Ye4oKoEa3Ro9llC/.og/at2.uheWG/igi';
INSERT INTO `users` (`id`, `name`, `email`, `password`, `phone`, `is_admin`, `created_at`, `updated_at`) VALUES
  (1, 'Olivia Owner', 'owner@example.test', @hash, '+1 555 0101', 0, @at, @at),
  (2, 'Rennie Renter', 'renter@example.test', @hash, NULL, 0, @at, @at),
  (3, 'Ada Admin', 'admin@example.test', @hash, NULL, 1, @at, @at),
  (4, 'Oscar Other', 'other@example.test', @hash, NULL, 0, @at, @at);
INSERT INTO `sessions` VALUES ('lrv', 2, '127.0.0.1', 'Firefox', 'YToyOntzOjY6Il90b2tlbiI7czo0OiJhYmNkIjt9', 1772359200);
INSERT INTO `password_reset_tokens` VALUES ('renter@example.test', @hash, @at);
INSERT INTO `machine_types` (`id`, `name`, `created_at`, `updated_at`, `deleted_at`) VALUES
  (1, 'Excavator', @at, @at, NULL), (5, 'Withdrawn Type', @at, @at, '2026-03-02 10:00:00');
INSERT INTO `addresses` (`id`, `user_id`, `geotag`, `line1`, `line2`, `city`, `state`, `postal_code`, `confirmed`, `created_at`, `updated_at`) VALUES
  (1, 2, '{"lat":40.25,"lng":-111.65}', '12 Main St', NULL, 'Provo', 'UT', '84601', 1, @at, @at),
  (2, 1, '{"lat":40.76,"lng":-111.89}', '1 Yard Rd', 'Gate 3', 'Salt Lake City', 'UT', '84101', 1, @at, @at);
INSERT INTO `machines` (`id`, `user_id`, `machine_type_id`, `address_id`, `subject`, `daily_rate`, `hour_meter`, `created_at`, `updated_at`, `deleted_at`) VALUES
  (1, 1, 1, 2, 'CAT 305 mini excavator', 350.00, 1234.5, @at, @at, NULL),
  (2, 1, 1, NULL, 'Bobcat S70 "small"', 199.90, 100, @at, @at, NULL),
  (4, 1, 5, 2, 'Sold excavator', 10.00, NULL, @at, @at, '2026-03-03 10:00:00');
INSERT INTO `deposit_policies` (`id`, `name`, `amount`, `created_at`, `updated_at`) VALUES (1, 'Standard', 500.00, @at, @at);
INSERT INTO `cancellation_policies` (`id`, `name`, `days`, `created_at`, `updated_at`) VALUES (1, 'Flexible', 3, @at, @at);
INSERT INTO `rental_requests` (`id`, `user_id`, `machine_id`, `address_id`, `deposit_policy_id`, `cancellation_policy_id`, `start_date`, `end_date`, `start_time`, `end_time`, `details`, `delivery_enabled`, `agree_to_terms_and_conditions`, `agree_to_privacy_policy`, `agree_to_insurance_disclaimer`, `agree_to_rental_agreement`, `rental_amount`, `delivery_distance`, `delivery_amount`, `subtotal`, `deposit_amount`, `stripe_payment_method_id`, `approved_at`, `deposit_refunded_at`, `closed_at`, `created_at`, `updated_at`) VALUES
  (1, 2, 1, 1, 1, 1, '2030-06-01', '2030-06-05', '08:00:00', '17:30:00', 'Trench for a water line', 1, 1, 1, 1, 1, 1400.00, 12.5, 62.50, 1462.50, 500.00, 'pm_card_visa', NULL, NULL, NULL, '2026-03-05 08:01:00', '2026-03-05 08:01:00'),
  (2, 2, 2, NULL, 1, 1, '2030-06-01', '2030-06-05', '08:00:00', '17:30:00', NULL, 0, 1, 1, 1, 1, 1400.00, NULL, NULL, 1400.00, 500.00, NULL, '2026-03-06 10:00:00', NULL, NULL, '2026-03-05 08:02:00', '2026-03-05 08:02:00'),
  (4, 2, 1, NULL, 1, 1, '2030-06-01', '2030-06-05', NULL, NULL, NULL, 0, 1, 1, 1, 1, 1400.00, NULL, NULL, 1400.00, 500.00, NULL, NULL, NULL, NULL, '2026-03-05 08:04:00', '2026-03-05 08:04:00'),
  (5, 2, 1, NULL, 1, 1, '2026-02-01', '2026-02-03', NULL, NULL, NULL, 0, 1, 1, 1, 1, 1400.00, NULL, NULL, 1400.00, 500.00, NULL, '2026-03-01 10:00:00', '2026-03-08 10:00:00', '2026-03-08 11:00:00', '2026-03-05 08:05:00', '2026-03-05 08:05:00');
INSERT INTO `messages` (`id`, `messageable_type`, `messageable_id`, `user_id`, `content`, `created_at`, `updated_at`) VALUES
  (1, 'App\\Models\\RentalRequest', 1, 1, 'Is the site level?', '2026-03-07 09:01:00', '2026-03-07 09:01:00'),
  (2, 'App\\Models\\RentalRequest', 1, 2, 'Yes, and dry.', '2026-03-07 09:02:00', '2026-03-07 09:02:00'),
  (4, 'App\\Models\\SupportTicket', 1, 3, 'Looking into it.', '2026-03-07 09:04:00', '2026-03-07 09:04:00'),
  (5, 'App\\Models\\Invoice', 1, 3, 'On something else.', '2026-03-07 09:05:00', '2026-03-07 09:05:00');
-- The first message was seen twice by one person: no unique key forbade it.
INSERT INTO `message_views` (`message_id`, `user_id`, `created_at`, `updated_at`) VALUES (1, 2, @at, @at), (1, 2, @at, @at);
INSERT INTO `payments` (`id`, `rental_request_id`, `user_id`, `type`, `amount`, `succeeded`, `paid_on`, `created_at`, `updated_at`) VALUES
  (1, 1, 2, 'deposit', 500.00, 0, NULL, '2026-03-07 10:00:00', '2026-03-07 10:00:00'),
  (2, 5, 2, 'deposit', 500.00, 1, '2026-02-01', '2026-03-07 10:00:00', '2026-03-07 10:00:00'),
  (3, 5, 2, 'rental', 1400.10, 1, '2026-02-03', '2026-03-07 10:00:00', '2026-03-07 10:00:00');
INSERT INTO `machine_returns` (`id`, `rental_request_id`, `returned_at`, `hour_meter`, `damaged`, `created_at`, `updated_at`) VALUES (1, 5, '2026-03-01 17:00:00', 1250, 0, @at, @at);
INSERT INTO `cancellations` (`id`, `rental_request_id`, `user_id`, `reason`, `created_at`, `updated_at`) VALUES (1, 4, 2, 'Plans changed', '2026-03-06 10:00:00', '2026-03-06 10:00:00');
INSERT INTO `document_agreements` (`id`, `rental_request_id`, `document`, `created_at`, `updated_at`) VALUES (1, 1, 'rental_agreement', @at, @at);
-- Nobody is user 99 any more.
INSERT INTO `support_tickets` (`id`, `user_id`, `resolved_id`, `resolved_at`, `number`, `message`, `details`, `github_issue_number`, `created_at`, `updated_at`) VALUES
  (1, 2, NULL, NULL, 'T-10001', 'The card form does not load', NULL, NULL, @at, @at),
  (2, 2, 99, '2026-03-05 10:00:00', 'T-10002', 'Wrong amount', 'Corrected', 42, @at, @at);
